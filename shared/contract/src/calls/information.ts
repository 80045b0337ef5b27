import { Type } from '@sinclair/typebox';
import { Email, SlugText, line, text, personName } from '../fields';
import { call } from './answer';

/** A page of the information area; `body_html` is sanitised, `updated` a date. */
export const informationPage = call(Type.Object({ slug: SlugText }), {
  title: Type.String(),
  body_html: Type.String(),
  updated: Type.String(),
});

/** A message from the contact page. */
export const contactUs = call(
  Type.Object({ name: personName(1), email: Email, subject: line(200, 1), message: text(5_000, 1) }),
  {},
);
