import { Type } from '@sinclair/typebox';
import type { Static, TProperties } from '@sinclair/typebox';
import { CalendarDate, Id, Money, Rate, TimeOfDay, YesNo, line, oneOf, text } from '../fields';

// Unknown keys are an error, because a misspelled key would otherwise be ignored.
const exactly = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const name = line(200, 1);
const prose = text(20_000);
const wholeNumber = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const chargeType = oneOf('fixed_price', 'percentage');

/** A postcode sector in lower case, such as `e16`. */
export const Sector = Type.String({ pattern: '^[a-z]{1,2}[0-9][0-9a-z]?[0-9]$' });

/** Pairs of opening and closing time. A closing time that is not after the opening time is past midnight. */
const CatalogueHours = Type.Array(Type.Tuple([TimeOfDay, TimeOfDay]), { maxItems: 12 });
export type CatalogueHours = Static<typeof CatalogueHours>;

const Opening = exactly({
  monday: CatalogueHours,
  tuesday: CatalogueHours,
  wednesday: CatalogueHours,
  thursday: CatalogueHours,
  friday: CatalogueHours,
  saturday: CatalogueHours,
  sunday: CatalogueHours,
});

const CatalogueOptionGroup = Type.Recursive(
  (Nested) =>
    exactly({
      optionId: Id,
      optionHeaderLabel: name,
      optionDescription: prose,
      optionIsRequired: YesNo,
      optionShowType: oneOf('radio', 'checked'),
      optionMinSelection: wholeNumber(0, 50),
      optionMaxSelection: wholeNumber(1, 50),
      optionMaxQuantity: wholeNumber(0, 99),
      optionItems: Type.Array(
        exactly({
          itemId: Id,
          itemName: name,
          itemNameLabel: line(200),
          itemDescription: prose,
          itemPrice: Money,
          itemQuantity: wholeNumber(1, 99),
          subOption: Type.Array(Nested, { maxItems: 20 }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
  { $id: 'CatalogueOptionGroup' },
);
export type CatalogueOptionGroup = Static<typeof CatalogueOptionGroup>;

const CatalogueProduct = exactly({
  product_id: Id,
  product_name: name,
  product_desc: prose,
  product_price: Money,
  available: YesNo,
  sub_product: Type.Array(exactly({ product_id: Id, product_name: name, product_price: Money }), {
    maxItems: 100,
  }),
  product_option: Type.Array(CatalogueOptionGroup, { maxItems: 50 }),
  allergens: Type.Array(line(60, 1), { maxItems: 40 }),
  diets: Type.Array(line(60, 1), { maxItems: 20 }),
  minimum_age: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** A picture of this dish; left out without one. */
  product_picture: Type.Optional(Type.String({ maxLength: 3_000_000 })),
  /** A photograph, unless it says otherwise. */
  picture_kind: Type.Optional(oneOf('photograph', 'illustration')),
});
export type CatalogueProduct = Static<typeof CatalogueProduct>;

const CatalogueCategory = exactly({
  menucategory_id: Id,
  menucategory_name: name,
  menucategory_desc: prose,
  product: Type.Array(CatalogueProduct, { maxItems: 5_000 }),
});
export type CatalogueCategory = Static<typeof CatalogueCategory>;

/** The parts of a business in the catalogue's format that its menu desk edits (KIT-41). */
export const editableParts = {
  menu: Type.Array(CatalogueCategory, { maxItems: 500 }),
  opening: Opening,
  special_days: Type.Array(exactly({ date: CalendarDate, hours: CatalogueHours }), { maxItems: 1_000 }),
  delivery: exactly({
    status: YesNo,
    average_minutes: wholeNumber(0, 1_440),
    preorder: YesNo,
    sectors: Type.Array(exactly({ sector: Sector, charge: Money, minimum: Money, waiver: Money }), {
      maxItems: 2_000,
    }),
  }),
  pickup: exactly({ status: YesNo, average_minutes: wholeNumber(0, 1_440), preorder: YesNo, minimum: Money }),
  service_charge: exactly({
    service_charge_type: chargeType,
    service_charge: Rate,
    baggage_charge_type: chargeType,
    baggage_charge: Rate,
  }),
  business_logo: Type.String({ maxLength: 3_000_000 }),
  business_cover: Type.String({ maxLength: 3_000_000 }),
  allergy_info: prose,
};

export const EditableBusiness = exactly(editableParts);
export type EditableBusiness = Static<typeof EditableBusiness>;
