import { TextInput, type TextInputProps } from '../ui/form/text-input.tsx';

/** The name that somebody signs in with, which no browser corrects; what keeps passwords fills it in. */
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
