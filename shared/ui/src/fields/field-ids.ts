import { useId } from 'react';

/** The ids that connect a control to its label, hint and error. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly error: string;
}

/** Makes the ids of one field; the control's own id may be passed in, for links and tests. */
export function useFieldIds(id?: string): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** The attributes that connect hint and error to the control for assistive technology. */
export function describedBy(
  ids: FieldIds,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
) {
  const hasError = error !== undefined && error !== '';
  const described = [hint !== undefined && ids.hint, hasError && ids.error].filter(Boolean).join(' ');
  return {
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': hasError || undefined,
  };
}
