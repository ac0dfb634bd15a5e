import { Bell, BellRing } from 'lucide-react';

/** The sign of a size that a shop waits for, or may wait for. */
export const BellSign = ({ isSet }: { isSet: boolean }) =>
  isSet ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />;
