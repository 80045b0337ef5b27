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

const toum = chooseUpToOne('Toum', 'With extra garlic sauce +0.60', 'Without garlic sauce');

const choices = {
  bread: chooseOne('Bread', 'Warm pitta', 'Saj bread', 'Gluten-free crackers +1.00', 'No bread'),
  wrap: chooseAny(
    'In the wrap',
    'Pickled turnip',
    'Tomato',
    'Parsley',
    'Cucumber pickle',
    'Chips inside',
    'Chilli',
  ),
  toum,
  side: chooseOne(
    'Served with',
    'Vermicelli rice',
    withChoices('Batata harra +1.00', chooseOne('Chilli', 'A little', 'A lot')),
    'Chips',
    'Tabbouleh +1.20',
    'Fattoush +1.20',
  ),
  mezze: chooseBetween(
    4,
    6,
    'Choose your mezze',
    'Hummus',
    'Moutabal',
    'Tabbouleh',
    'Falafel',
    'Kibbeh +1.00',
    'Halloumi +1.00',
    'Vine leaves',
    'Batata harra',
    'Cheese sambousek',
    'Labneh',
  ),
  topped: chooseOne(
    'On top',
    'Olive oil',
    'Lamb and pine nuts +3.00',
    'Shawarma +2.80',
    'Crisp chickpeas +0.80',
  ),
  manousheExtra: chooseUpTo(
    3,
    'Add to it',
    'Tomato +0.60',
    'Olives +0.80',
    'Halloumi +1.80',
    'Fresh mint +0.40',
    'Labneh +1.20',
  ),
  plate: chooseOne(
    'Shawarma',
    'Chicken',
    'Lamb +1.00',
    withChoices('Half and half +0.50', chooseOne('Which on top', 'Chicken', 'Lamb')),
  ),
  juice: chooseUpTo(2, 'In the juice', 'Ginger +0.50', 'Mint +0.30', 'Honey +0.50'),
};

const section = sectionsWith(choices);

export const lebanese: CuisineMenu = {
  cuisine: 'Lebanese',
  otherCuisines: ['Middle Eastern', 'Halal', 'Vegetarian'],
  headline: 'Charcoal Grill',
  plural: 'grills',
  freeDishes: ['Classic Hummus', 'Tabbouleh', 'Batata Harra', 'Baklawa', 'Mint Tea', 'Mixed Pickles'],
  sections: [
    section(
      'Cold Mezze',
      'Made to be shared, with pitta.',
      `Classic Hummus | Chickpea, tahini, lemon, olive oil. | 5.25 | vegan sesame gluten | topped bread
      Beetroot Hummus | Walnut, dill. | 5.75 | vegan sesame nuts gluten | bread
      Moutabal | Smoked aubergine, tahini, pomegranate. | 5.50 | vegan sesame gluten | bread
      Baba Ghanoush | Aubergine, tomato, pepper, parsley. | 5.50 | vegan gluten | bread
      Labneh | Strained yoghurt, dried mint, oil. | 4.95 | vegetarian dairy gluten | bread
      Tabbouleh | Mostly parsley, as it must be. | 5.50 | vegan gluten
      Fattoush | Leaves, radish, sumac, fried bread. | 5.95 | vegan gluten
      Stuffed Vine Leaves | Six, rice, tomato, lemon. | 5.50 | vegan
      Muhammara | Red pepper, walnut, pomegranate. | 5.75 | vegan nuts gluten | bread
      Shanklish | Aged cheese, onion, tomato. | 5.95 | vegetarian dairy
      Mixed Pickles | Pink turnips, chillies, cucumber. | 2.95 | vegan`,
    ),
    section(
      'Hot Mezze',
      '',
      `Falafel | Six, tahini, pickles. | 5.50 | vegan sesame
      Kibbeh | Four, bulgur, lamb, pine nuts. | 6.50 | halal gluten nuts
      Cheese Sambousek | Feta, halloumi, parsley. | 5.75 | vegetarian gluten dairy
      Lamb Sambousek | Four, pine nuts, sumac. | 6.25 | halal gluten nuts
      Spinach Fatayer | Four, onion, lemon. | 5.50 | vegan gluten
      Grilled Halloumi | Tomato, olives. | 6.25 | vegetarian dairy
      Batata Harra | Potatoes, chilli, coriander, garlic. | 5.25 | vegan
      Chicken Livers | Pomegranate molasses. | 6.25 | halal
      Makanek | Little lamb sausages, lemon. | 6.75 | halal nuts
      Foul Moudammas | Broad beans, cumin, lemon. | 5.25 | vegan | bread
      Arayes | Pitta pressed with spiced lamb, grilled. | 6.95 | halal gluten
      Moujaddara | Lentils, rice, dark onions. | 5.75 | vegan`,
    ),
    section(
      'Shawarma & Wraps',
      'Rolled in saj, toasted, in paper.',
      `Chicken Shawarma Wrap | Garlic sauce, pickles. | 7.75 | halal gluten dairy egg | wrap toum
      Lamb Shawarma Wrap | Tahini, parsley, onion. | 8.25 | halal gluten sesame | wrap
      Falafel Wrap | Tahini, turnips, mint. | 6.95 | vegan gluten sesame | wrap
      Halloumi & Zaatar Wrap | Cucumber, tomato. | 7.25 | vegetarian gluten dairy sesame | wrap
      Shish Taouk Wrap | Charcoal chicken, chips inside. | 8.25 | halal gluten dairy egg | wrap toum
      Kafta Wrap | Minced lamb, hummus, onion. | 8.25 | halal gluten sesame | wrap
      Shawarma Plate | On rice, salad, pickles. | 12.50 | halal sesame dairy | plate toum
      Sujuk Wrap | Armenian sausage, garlic, tomato. | 8.25 | halal gluten | wrap`,
    ),
    section(
      'Charcoal Grill',
      'With salad, bread and a side.',
      `Shish Taouk | Two skewers of chicken, lemon, garlic. | 13.50 | halal gluten dairy | side toum
      Lamb Meshwi | Cubes of leg, seven spice. | 15.50 | halal gluten | side
      Kafta Skewers | Minced lamb, parsley, onion. | 13.50 | halal gluten | side
      Kafta Khashkhash | On spicy tomato sauce. | 14.25 | halal gluten | side
      Half Charcoal Chicken | Off the bone, toum. | 13.95 | halal gluten egg | side toum
      Lamb Cutlets | Four, rosemary. | 17.95 | halal gluten | side
      Mixed Meshwi | One of each skewer. | 18.50 | halal gluten dairy | side toum
      King Prawn Skewers | Coriander, lemon. | 17.50 | crustaceans gluten | side
      Sea Bass Harra | Tahini, walnut and chilli crust. | 17.95 | fish sesame nuts | side
      Cauliflower Steak | Charred, tahini, pomegranate. | 11.95 | vegan sesame | side`,
    ),
    section(
      'Mezze Boxes',
      'For those who want everything.',
      `Mezze Box for One | Four to six little dishes, bread. | 13.95 | halal gluten sesame dairy | mezze bread
      Mezze Feast for Two | Eight dishes, a grill to share, baklawa. | 42.00 | halal gluten sesame dairy nuts | side
      Family Grill Box | Twelve skewers, rice, salads, bread for five. | 68.00 | halal gluten dairy | toum`,
    ),
    section(
      'Manoushe & Oven',
      'Flatbreads from the saj, until they run out.',
      `Zaatar Manoushe | Thyme, sumac, sesame, olive oil. | 4.25 | vegan gluten sesame | manousheExtra
      Cheese Manoushe | Akkawi, nigella. | 5.50 | vegetarian gluten dairy | manousheExtra
      Lahm Bi Ajin | Minced lamb, tomato, lemon. | 5.95 | halal gluten | manousheExtra
      Kishk Manoushe | Fermented yoghurt, tomato, walnut. | 5.75 | vegetarian gluten dairy nuts
      Okra in Tomato | Garlic, coriander, rice. | 9.95 | vegan
      Lamb Fatteh | Crisp bread, chickpeas, yoghurt, lamb. | 13.50 | halal gluten dairy nuts
      Chicken Freekeh | Smoked wheat, almonds, roast leg. | 13.50 | halal gluten nuts celery`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Baklawa | Six small ones. | 4.95 | vegetarian gluten nuts dairy
      Knafeh | Warm cheese, semolina, orange blossom. | 6.50 | vegetarian gluten dairy nuts
      Mouhalabia | Milk pudding, rose, pistachio. | 4.50 | vegetarian dairy nuts
      Mint Tea | A pot. | 2.75 | vegan
      Lemon & Mint | Frozen, sharp. | 3.50 | vegan
      Fresh Juice | Pressed when you order. | Orange 3.75, Pomegranate 4.95, Carrot 3.50 | vegan | juice
      Ayran | Salted yoghurt. | 2.25 | vegetarian dairy
      Jallab | Dates, rose water, pine nuts. | 3.75 | vegan nuts
      Lebanese Coffee | Cardamom. | 2.50 | vegan`,
    ),
  ],
  specials: dishes(
    choices,
    `Kibbeh Nayeh | Raw lamb, bulgur, mint. For people who know. | 10.95 | halal gluten
    Lamb Ouzi | Slow shoulder, spiced rice, nuts. | 16.95 | halal nuts dairy
    Samkeh Harra Wrap | Spiced fish, tahini, coriander. | 8.95 | fish gluten sesame | wrap
    Freekeh Salad | Broad beans, pomegranate, lemon. | 7.95 | vegan gluten
    Sawda Djej on Hummus | Livers, hummus, pomegranate. | 8.75 | halal sesame gluten | bread
    Shakshuka | Eggs in pepper and tomato, labneh. | 8.95 | vegetarian egg dairy gluten | bread
    Batinjan Makdous | Cured aubergines, walnut, chilli. | 5.95 | vegan nuts`,
  ),
};
