import type { TObject } from '@sinclair/typebox';
import type { CallName } from '../calls/traits';
import { calls } from '../calls/calls';

/** The shapes that a call's body may have: one, or several that a field tells apart. */
export function bodyShapes(name: CallName): TObject[] {
  const { body } = calls[name];
  return 'anyOf' in body ? (body['anyOf'] as TObject[]) : [body as TObject];
}
