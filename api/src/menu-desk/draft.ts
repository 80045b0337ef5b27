import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import type { CatalogueCategory, CatalogueProfile } from '../catalogue/format';
import { applyEdit } from './apply-edit';

/** The published document with the edits over it. */
export interface Draft {
  readonly document: EditableBusiness;
  /** The edits that do not fit: an import has changed what they edit, or an edit before them was taken out (KIT-46). */
  readonly unfit: ReadonlySet<number>;
}

interface StoredEdit {
  readonly id: number;
  readonly edit: MenuEdit;
}

/** Applies edits one after the other; one that does not fit is left out. */
export function applyEdits(published: EditableBusiness, edits: readonly StoredEdit[]): Draft {
  const unfit = new Set<number>();
  const document = edits.reduce((before, { id, edit }) => {
    const after = applyEdit(before, edit);
    if (after === undefined) unfit.add(id);
    return after ?? before;
  }, published);
  return { document, unfit };
}

/** The part of a business that its desk edits. */
export function toEditable(profile: CatalogueProfile, menu: readonly CatalogueCategory[]): EditableBusiness {
  const { opening, special_days, delivery, pickup, service_charge } = profile;
  const { business_logo, business_cover, allergy_info } = profile;
  return {
    menu: [...menu],
    opening,
    special_days,
    delivery,
    pickup,
    service_charge,
    business_logo,
    business_cover,
    allergy_info,
  };
}
