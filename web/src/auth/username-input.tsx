import { TextInput, type TextInputProps } from '../ui/form/text-input.tsx';

/** The user name. Browsers do not correct it, and password managers fill it in. */
export function UsernameInput(props: TextInputProps) {
  return (
    <TextInput
      size="lg"
      required
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
