import type { FormEvent, ReactNode } from 'react';

interface ChangeFormProps {
  readonly className?: string;
  readonly change: () => void;
  /** With a button that submits. */
  readonly children: ReactNode;
}

/** Asks for another place: with the modal, and without scripts on the home page. */
export function ChangeForm({ className, change, children }: ChangeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change();
  };
  return (
    <form className={className} action="/home" onSubmit={submit}>
      {children}
    </form>
  );
}
