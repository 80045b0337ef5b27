import { yesNo } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { Config } from '../config';
import { pictureUrl } from '../pictures/picture-url';
import { applyEdits, toEditable } from './draft';
import { draftFaults } from './draft-faults';
import type { createMenuDeskRepository } from './repository';

type Desk = ReturnType<typeof createMenuDeskRepository>;
type Found<Name extends 'published' | 'edits' | 'plan' | 'versions'> = Awaited<ReturnType<Desk[Name]>>;

/** The answer of `kitchen/menu`: the draft, its edits and what is not right in it. */
export function presentMenuDesk(
  { profile, menu }: NonNullable<Found<'published'>>,
  edits: Found<'edits'>,
  plan: Found<'plan'>,
  config: Pick<Config, 'apiOrigin'>,
): Omit<OkAnswer<'kitchen/menu'>, 'may_publish'> {
  const { document, unfit } = applyEdits(toEditable(profile, menu), edits);
  return {
    responsecode: '200',
    revision: edits.at(-1)?.id ?? 0,
    document,
    pictures: {
      business_logo: pictureUrl(document.business_logo, config),
      business_cover: pictureUrl(document.business_cover, config),
    },
    dish_pictures: Object.fromEntries(
      document.menu.flatMap(({ product }) =>
        product.flatMap(({ product_id, product_picture: picture }) =>
          picture === undefined ? [] : [[product_id, pictureUrl(picture, config)]],
        ),
      ),
    ),
    edits: edits.map(({ id, at, person, device, words, edit }) => ({
      id,
      at: at.toISOString(),
      person: person ?? '',
      device,
      ...words,
      path: [...edit.path],
      fits: yesNo(!unfit.has(id)),
    })),
    faults: draftFaults(profile, document).map(({ path, ...fault }) => ({ path: [...path], ...fault })),
    ...(plan && { planned: { at: plan.at.toISOString(), revision: plan.revision, fault: plan.fault } }),
  };
}

/** The answer of `kitchen/menu_history`; `versions` has one more than a page when there are more. */
export function presentHistory(versions: Found<'versions'>, size: number): OkAnswer<'kitchen/menu_history'> {
  return {
    responsecode: '200',
    versions: versions
      .slice(0, size)
      .map(({ id, at, person, device, edits }) => ({
        id,
        at: at.toISOString(),
        person: person ?? '',
        device,
        edits: edits.map((words) => ({ ...words })),
      })),
    more: yesNo(versions.length > size),
  };
}
