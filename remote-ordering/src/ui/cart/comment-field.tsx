import { cartLimits } from '@storefront/contract';
import { Button, TextField } from '@storefront/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../../copy';
import styles from './cart-lines.module.css';

interface CommentFieldProps {
  readonly name: string;
  readonly comment: string;
  readonly onSave: (comment: string) => void;
}

/** The comment of one line, at most 50 characters (CRT-11). */
export function CommentField({ name, comment, onSave }: CommentFieldProps) {
  const [text, setText] = useState(comment);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <TextField
        label={copy.cart.comment(name)}
        hint={copy.cart.commentHint(cartLimits.comment - text.length)}
        maxLength={cartLimits.comment}
        value={text}
        onChange={setText}
        autoFocus
      />
      <Button type="submit" tone="secondary" size="small">
        {copy.cart.saveComment}
      </Button>
    </form>
  );
}
