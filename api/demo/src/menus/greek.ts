import {
  chooseAny,
  chooseBetween,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const chips = chooseOne('Chips', 'Oregano and salt', 'Feta and oregano +1.00', 'Plain');

const choices = {
  pitta: chooseOne('Bread', 'Warm pitta', 'Wholemeal pitta', 'Gluten-free pitta +1.00'),
  inside: chooseAny(
    'In the wrap',
    'Tomato',
    'Red onion',
    'Lettuce',
    'Chips inside',
    'Tzatziki',
    'Mustard sauce',
    'Paprika',
  ),
  with: chooseOne(
    'Served with',
    withChoices('Chips', chips),
    'Lemon potatoes',
    'Rice',
    'Greek salad +1.50',
    'Half chips, half salad +0.50',
  ),
  extras: chooseUpTo(
    4,
    'Extras',
    'Tzatziki +1.20 x3',
    'Feta +1.80 x2',
    'Grilled pitta +0.90 x4',
    'Halloumi +2.20',
    'One more skewer +3.80 x3',
    'Chilli peppers +0.80',
  ),
  skewer: chooseOne('Skewers', 'Pork', 'Chicken', 'Lamb +1.80', 'Halloumi and pepper'),
  meze: chooseBetween(
    5,
    7,
    'Choose your meze',
    'Tzatziki',
    'Hummus',
    'Taramasalata',
    'Melitzanosalata',
    'Dolmades',
    'Saganaki +1.00',
    'Spanakopita',
    'Gigantes',
    'Keftedes',
    'Calamari +1.50',
  ),
  fish: chooseOne('Cooked', 'Grilled, lemon and oil', 'Oven, tomato and onion'),
  coffee: chooseOne('Sugar', 'Sketos, none', 'Metrios, one', 'Glykos, two'),
  syrup: chooseUpToOne('Over the yoghurt', 'Honey and walnut', 'Sour cherry', 'Quince'),
};

const section = sectionsWith(choices);

export const greek: CuisineMenu = {
  cuisine: 'Greek',
  otherCuisines: ['Mediterranean', 'Grill', 'Seafood'],
  headline: 'From the Coals',
  plural: 'souvlaki',
  freeDishes: ['Tzatziki', 'Pitta', 'Kalamata Olives', 'Oregano Chips', 'Loukoumades', 'Greek Coffee'],
  sections: [
    section(
      'Dips & Cold Meze',
      'With warm pitta.',
      `Tzatziki | Strained yoghurt, cucumber, garlic, dill. | 4.75 | vegetarian gluten dairy | pitta
      Hummus | Chickpea, tahini, lemon. | 4.75 | vegan gluten sesame | pitta
      Taramasalata | White, not pink. | 5.25 | fish gluten | pitta
      Melitzanosalata | Smoked aubergine, parsley, garlic. | 5.25 | vegan gluten | pitta
      Tirokafteri | Whipped feta, hot pepper. | 5.25 | vegetarian gluten dairy | pitta
      Fava | Santorini split peas, capers, onion. | 4.95 | vegan gluten | pitta
      Skordalia with Beetroot | Garlic and potato. | 5.25 | vegan
      Dolmades | Six, vine leaves, rice, dill. | 5.25 | vegan
      Kalamata Olives | Oregano, orange. | 3.50 | vegan
      Feta & Honey Peppers | Florina peppers. | 6.25 | vegetarian dairy
      Pickled Octopus | Vinegar, oregano. | 8.50 | molluscs sulphites`,
    ),
    section(
      'Hot Meze',
      '',
      `Saganaki | Fried graviera, lemon. | 6.50 | vegetarian gluten dairy
      Grilled Halloumi | Tomato, mint. | 6.25 | vegetarian dairy
      Keftedes | Five pork and beef meatballs, mint. | 6.50 | gluten egg
      Courgette Fritters | Feta, dill, yoghurt. | 6.25 | vegetarian gluten egg dairy
      Spanakopita | Spinach, feta, filo. | 5.95 | vegetarian gluten dairy egg
      Gigantes | Giant beans, tomato, oven. | 5.75 | vegan celery
      Loukaniko | Pork sausage, orange, leek. | 6.75 | sulphites
      Calamari | Lightly floured, lemon. | 7.95 | molluscs gluten
      Prawns Saganaki | Tomato, ouzo, feta. | 9.50 | crustaceans dairy sulphites
      Whitebait | Whole, lemon, skordalia. | 6.95 | fish gluten
      Grilled Octopus | Fava, capers. | 12.50 | molluscs
      Bouyiourdi | Baked feta, tomato, chilli, bread. | 6.95 | vegetarian gluten dairy | pitta`,
    ),
    section(
      'From the Coals',
      'With pitta, tzatziki and one thing on the side.',
      `Souvlaki Plate | Two skewers, red onion. | 12.95 | gluten dairy | skewer with extras
      Chicken Souvlaki | Thigh, lemon, oregano. | 13.25 | gluten dairy | with extras
      Pork Souvlaki | Neck, thyme. | 12.95 | gluten dairy | with extras
      Lamb Souvlaki | Leg, rosemary. | 15.25 | gluten dairy | with extras
      Pork Gyros Plate | Off the spit, paprika. | 12.50 | gluten dairy mustard | with extras
      Chicken Gyros Plate | Off the spit. | 12.50 | gluten dairy mustard | with extras
      Bifteki | Beef patty stuffed with feta. | 13.50 | gluten dairy egg | with extras
      Paidakia | Five thin lamb chops. | 18.50 | gluten | with extras
      Sheftalia | Cypriot sausages, parsley, onion. | 13.25 | gluten | with extras
      Halloumi & Pepper Skewers | Courgette, mint oil. | 11.95 | vegetarian gluten dairy | with extras
      Mixed Grill for Two | One of nearly everything. | 36.00 | gluten dairy egg | with extras`,
    ),
    section(
      'Wraps',
      'In pitta, rolled in paper.',
      `Pork Gyros Wrap | Chips inside, as in Athens. | 7.50 | gluten dairy mustard | pitta inside extras
      Chicken Gyros Wrap | Mustard sauce. | 7.50 | gluten dairy mustard egg | pitta inside extras
      Souvlaki Wrap | One long skewer. | 7.75 | gluten dairy | skewer pitta inside
      Keftedes Wrap | Meatballs, tzatziki. | 7.50 | gluten dairy egg | pitta inside
      Halloumi Wrap | Grilled, honey. | 7.25 | vegetarian gluten dairy | pitta inside
      Falafel Wrap | Hummus, not Greek, very good. | 7.25 | vegan gluten sesame | pitta inside
      Gyros Box | Meat, chips, salad, no bread. | 8.95 | dairy mustard | inside extras`,
    ),
    section(
      'Oven & Pot',
      'Slow, in big tins.',
      `Moussaka | Aubergine, beef, béchamel. | 13.50 | gluten dairy egg celery
      Vegetable Moussaka | Lentils, courgette, potato. | 12.50 | vegetarian gluten dairy egg celery
      Pastitsio | Tube pasta, beef, béchamel. | 12.95 | gluten dairy egg
      Kleftiko | Lamb in paper, potatoes, lemon. | 17.50 | dairy
      Stifado | Beef, small onions, cinnamon. | 14.50 | celery sulphites | with
      Lamb Giouvetsi | Orzo, tomato, kefalotyri. | 15.50 | gluten dairy celery
      Gemista | Tomatoes and peppers stuffed with rice. | 11.95 | vegan
      Briam | Courgette, aubergine, potato, tomato. | 10.95 | vegan
      Chicken with Lemon Potatoes | Half a chicken, oregano. | 13.50 | gluten-free`,
    ),
    section(
      'Fish',
      '',
      `Sea Bream | Whole, from the coals. | 17.50 | fish | fish with
      Sea Bass Fillet | Greens, lemon oil. | 16.50 | fish | fish with
      Swordfish Souvlaki | Bay, lemon. | 16.95 | fish | with
      Psarosoupa | Fish soup, potato, lemon. | 9.50 | fish celery`,
    ),
    section(
      'Salads & Sides',
      '',
      `Greek Salad | Tomato, cucumber, pepper, a slab of feta. | Small 5.50, Large 8.95 | vegetarian dairy
      Cabbage & Carrot Salad | Lemon. | 3.95 | vegan
      Horta | Boiled greens, lemon, oil. | 4.50 | vegan
      Lemon Potatoes | From the oven. | 4.25 | vegan
      Oregano Chips | Hand-cut. | 3.75 | vegan | extras
      Rice | With orzo. | 3.25 | vegan gluten
      Pitta |  | 1.25 | vegan gluten`,
    ),
    section(
      'Feasts',
      '',
      `Meze for Two | Five to seven dishes, pitta, olives. | 34.00 | gluten dairy fish sesame egg molluscs | meze pitta
      Family Gyros Tray | A kilo off the spit, pittas, chips, tzatziki. | 39.00 | gluten dairy mustard
      Souvlaki Tray | Twenty skewers for a party. | 54.00 | gluten dairy | skewer`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Baklava | Walnut, cinnamon, honey. | 4.50 | vegetarian gluten nuts
      Loukoumades | Ten honey puffs. | 5.50 | vegan gluten nuts
      Galaktoboureko | Custard in filo. | 4.95 | vegetarian gluten dairy egg
      Yoghurt | Thick, sheep’s. | 4.50 | vegetarian dairy nuts | syrup
      Orange Pie | Filo, syrup. | 4.75 | vegetarian gluten dairy egg
      Greek Coffee |  | 2.25 | vegan | coffee
      Freddo Espresso | Shaken, iced. | 3.25 | vegan | coffee
      Sour Cherry Soda | 330 ml. | 2.25 | vegan
      Greek Lager | 330 ml bottle, 5 %. | 3.95 | vegan gluten 18+
      Retsina | 500 ml. | 14.50 | vegan sulphites 18+
      Ouzo | 200 ml. | 13.50 | vegan 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Kokoretsi | Easter on a spit. | 15.50 | gluten-free | with
    Lamb Shoulder for Four | Eight hours, lemon, potatoes. | 58.00 | celery
    Stuffed Squid | Rice, feta, herbs. | 15.95 | molluscs dairy | with
    Soutzoukakia | Cumin meatballs, wine sauce. | 13.50 | gluten egg sulphites | with
    Cuttlefish with Spinach | Black ink, dill. | 14.50 | molluscs celery
    Rabbit Stifado | Small onions, bay. | 15.50 | celery sulphites | with
    Feta in Filo | Honey, sesame. | 7.25 | vegetarian gluten dairy sesame`,
  ),
};
