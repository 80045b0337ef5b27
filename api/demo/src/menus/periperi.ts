import {
  assorted,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const chipStyle = chooseOne(
  'Chips',
  'Salted',
  'Peri salted',
  withChoices(
    'Loaded +2.00',
    chooseOne('Loaded with', 'Cheese and peri mayonnaise', 'Pulled chicken +1.00', 'Beans and jalapeños'),
  ),
);

const sides = [
  withChoices('Chips x4', chipStyle),
  'Spicy rice x4',
  'Coleslaw x4',
  'Corn on the cob x4',
  'Mixed leaves x2',
  'Macho peas x2',
  'Halloumi fries +1.00 x2',
];

const choices = {
  heat: chooseOne(
    'How hot?',
    'Lemon and herb',
    'Mango and lime',
    'Medium',
    'Hot',
    'Extra hot',
    'Vusa, signed for at the door',
  ),
  oneSide: chooseOne(
    'Side',
    withChoices('Chips', chipStyle),
    'Spicy rice',
    'Coleslaw',
    'Corn on the cob',
    'Mixed leaves',
    'Macho peas',
  ),
  twoSides: assorted(2, 'Two sides', ...sides),
  fourSides: assorted(4, 'Four sides', ...sides),
  add: chooseUpTo(
    4,
    'Add to it',
    'Cheese +0.80',
    'Halloumi +1.80',
    'Pineapple +0.80',
    'Avocado +1.50',
    'Hash brown +1.20',
    'Second fillet +3.50',
  ),
  dips: chooseUpTo(
    4,
    'Peri pots',
    'Perinaise +0.70 x4',
    'Garlic +0.70 x4',
    'Hot drizzle +0.60 x3',
    'Mango chilli +0.70 x3',
    'Blue cheese +0.80 x2',
  ),
  meal: chooseUpToOne(
    'Make it a meal',
    withChoices(
      'With a side and a drink +4.25',
      chipStyle,
      chooseOne('Drink', 'Cola', 'Orange', 'Passion fruit', 'Water'),
    ),
  ),
  skin: chooseUpToOne('Skin', 'Leave it on', 'Take it off'),
  drinks: assorted(4, 'Four drinks', 'Cola x4', 'Diet cola x4', 'Orange x4', 'Passion fruit x4', 'Water x4'),
  carb: chooseOne('In', 'Portuguese roll', 'Wrap', 'Pitta', 'Lettuce'),
};

const section = sectionsWith(choices);

export const periperi: CuisineMenu = {
  cuisine: 'Peri Peri',
  otherCuisines: ['Chicken', 'Halal', 'Grill'],
  headline: 'Flame-Grilled Chicken',
  plural: 'grilled chicken',
  freeDishes: ['Peri Chips', 'Coleslaw', 'Spicy Rice', 'Corn on the Cob', 'Garlic Bread', 'Perinaise'],
  sections: [
    section(
      'To Start',
      '',
      `Peri Olives | Garlic, chilli. | 3.75 | vegan
      Hummus with Peri Drizzle | Warm pitta. | 4.95 | vegan gluten sesame
      Halloumi Sticks | Chilli jam. | 5.25 | vegetarian dairy
      Garlic Bread | Portuguese roll. | 3.50 | vegetarian gluten dairy
      Garlic Bread with Cheese |  | 4.25 | vegetarian gluten dairy
      Chicken Livers | Roll for the sauce. | 5.75 | halal gluten | heat
      Rissóis | Two prawn turnovers. | 5.50 | crustaceans gluten dairy egg
      Chorizo in Red Wine | Portuguese, with bread. | 6.50 | gluten sulphites
      Nuts, Spiced | Almonds, cashews, peri salt. | 3.75 | vegan nuts peanuts`,
    ),
    section(
      'Flame-Grilled Chicken',
      'A day and a night in the marinade. Halal.',
      `Quarter Chicken | Breast or leg. | Leg 5.75, Breast 6.25 | halal | heat skin oneSide dips
      Half Chicken | Off the flame. | 8.50 | halal | heat skin twoSides dips
      Whole Chicken | To share or not. | 15.50 | halal | heat skin dips
      Whole Chicken & Four Sides | For the sofa. | 26.00 | halal egg mustard dairy | heat fourSides dips
      Butterfly Chicken | Two breasts, crisp skin. | 12.95 | halal | heat twoSides dips
      Chicken Thighs | Four, boneless. | 10.50 | halal | heat twoSides dips
      Peri Wings | From the top of the grill. | Five 6.25, Ten 10.95, Twenty 19.50 | halal | heat dips
      Wing Roulette | Ten wings, random heats. | 11.25 | halal | dips
      Chicken Espetada | On a hanging skewer, peppers, garlic butter. | 14.50 | halal dairy | heat twoSides
      Lamb Chops | Four, lemon, oregano. | 15.95 | halal | heat twoSides`,
    ),
    section(
      'Burgers, Wraps & Pittas',
      '',
      `Peri Chicken Burger | Grilled breast, lettuce, perinaise. | 8.25 | halal gluten egg sesame | carb heat add meal
      Double Chicken Burger | Two fillets, cheese. | 10.95 | halal gluten egg dairy sesame | carb heat add meal
      Crispy Peri Burger | Fried thigh, hot drizzle, slaw. | 8.75 | halal gluten egg dairy mustard | heat add meal
      Sunset Burger | Cheddar, smoky red pepper. | 9.25 | halal gluten dairy egg | carb heat add meal
      Peri Steak Prego | Sirloin, garlic, roll. | 10.50 | halal gluten | heat add meal
      Chicken Wrap | Caramelised onion, feta. | 8.50 | halal gluten dairy | heat add meal
      Halloumi & Pepper Wrap | Chilli jam. | 7.95 | vegetarian gluten dairy | heat add meal
      Beanie Burger | Bean, beetroot, mint. | 7.95 | vegan gluten | carb heat add meal
      Plant Strips Pitta | Pea protein, vegan perinaise. | 8.50 | vegan gluten soya mustard | heat add meal
      Portobello & Halloumi Pitta | Garlic mushroom. | 8.25 | vegetarian gluten dairy | heat add meal`,
    ),
    section(
      'Salads & Bowls',
      '',
      `Chicken Caesar | Grilled breast, croutons, parmesan. | 9.95 | fish gluten egg dairy | heat add
      Mango & Avocado Salad | Lime, leaves. | 8.25 | vegan mustard | add
      Quinoa Bowl | Chickpeas, squash, seeds. | 8.50 | vegan sesame | add heat
      Chicken & Rice Bowl | Spicy rice, corn, peas, thigh. | 9.25 | halal | heat add dips
      Peri Prawn Bowl | Spicy rice, lime. | 11.50 | crustaceans | heat dips`,
    ),
    section(
      'Boxes & Platters',
      '',
      `Box for One | Quarter chicken, two wings, chips, a roll. | 11.50 | halal gluten | heat dips
      Couple’s Platter | Whole chicken and two large sides. | 22.50 | halal egg mustard | heat twoSides dips
      Family Platter | Two chickens, four sides, four drinks. | 46.00 | halal egg mustard | heat fourSides drinks dips
      Wing Platter | Forty, four heats. | 36.00 | halal celery | dips
      Children’s Peri | Two strips, chips, corn, a drink. | 6.25 | halal gluten | oneSide`,
    ),
    section(
      'Sides',
      '',
      `Peri Chips |  | Regular 3.25, Large 4.50 | vegan | dips
      Spicy Rice | Peppers, turmeric. | Regular 3.25, Large 4.50 | vegan
      Coleslaw |  | Regular 2.95, Large 4.25 | vegetarian egg mustard
      Corn on the Cob | Butter, peri salt. | 3.50 | vegetarian dairy
      Macho Peas | Crushed, mint, chilli. | 3.25 | vegan
      Sweet Potato Wedges | Garlic yoghurt. | 4.25 | vegetarian dairy | dips
      Halloumi Fries |  | 5.50 | vegetarian dairy gluten | dips
      Creamy Mash |  | 3.50 | vegetarian dairy
      Grilled Broccoli | Chilli, garlic. | 3.75 | vegan
      Portuguese Roll |  | 1.50 | vegan gluten
      Perinaise | A pot. | 0.80 | vegetarian egg mustard`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Custard Tart | Pastel de nata, burnt top. | One 2.25, Four 8.00 | vegetarian gluten dairy egg
      Chocolate Cake | Rich, Portuguese. | 4.50 | vegetarian gluten dairy egg soya
      Naughty Natas Sundae | Two tarts, ice cream. | 6.50 | vegetarian gluten dairy egg
      Frozen Yoghurt | Mango. | 3.50 | vegetarian dairy
      Passion Fruit Soda | From Madeira. | 2.25 | vegan
      Cola | 330 ml can. | 1.80 | vegan
      Orange | 330 ml can. | 1.80 | vegan
      Portuguese Lager | 330 ml bottle, 5.2 %. | 3.95 | vegan gluten 18+
      Vinho Verde | White, light. | Glass 5.50, Bottle 19.50 | vegan sulphites 18+
      Still Water | 500 ml. | 1.50 | vegan`,
    ),
  ],
  specials: dishes(
    choices,
    `Piri Piri Sea Bass | Whole, butterflied. | 15.95 | fish | heat twoSides
    Mozambique Prawns | Coconut, lemon, shell on. | 15.50 | crustaceans | heat twoSides
    Bitoque | Steak, fried egg, chips, rice. | 13.50 | egg | heat
    Chicken Cafreal | Green marinade, Goan. | 11.95 | halal | heat twoSides
    Francesinha | Sandwich under cheese and beer sauce. | 13.95 | gluten dairy celery
    Peri Duck Leg | Orange, garlic. | 13.95 | | heat oneSide
    Peri Cauliflower | Half a head, tahini. | 10.25 | vegan sesame | heat twoSides`,
  ),
};
