import { useState } from 'react';
import { useInvite } from '../customers/api.ts';
import { type Invitation, InviteDialog } from '../customers/invite-dialog.tsx';

export interface HandedLink extends Invitation {
  customerId: string;
}

/** The one-time link where it cannot be mailed, to be handed on to the applicant. */
export function LoginLinkDialog({ handed, onClose }: { handed: HandedLink; onClose: () => void }) {
  const [invitation, setInvitation] = useState<Invitation>(handed);
  const invite = useInvite();
  return (
    <InviteDialog
      invitation={invitation}
      busy={invite.isPending}
      onLanguage={language =>
        invite.mutate(
          { id: handed.customerId, language },
          { onSuccess: link => setInvitation({ ...invitation, language, link }) },
        )
      }
      onKept={phones => setInvitation({ ...invitation, phones })}
      onClose={onClose}
    />
  );
}
