import { BareIconButton, type BareIconButtonProps } from './bare-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends BareIconButtonProps {
  /** Key that does the same, shown in the tooltip. */
  shortcut?: string;
  tooltip?: boolean;
}

/** A button of an icon; its name shows in a tooltip. */
export function IconButton({ shortcut, tooltip = true, ...rest }: IconButtonProps) {
  const button = <BareIconButton {...rest} />;
  if (!tooltip) return button;
  return (
    <Tooltip label={rest.label} {...(shortcut === undefined ? {} : { shortcut })}>
      {button}
    </Tooltip>
  );
}
