import {
  chooseAny,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const onRice = chooseOne('Which rice', 'Buttered rice', 'Bulgur with tomato', 'Half and half');

const choices = {
  with: chooseOne(
    'Served with',
    withChoices('Rice', onRice),
    'Chips',
    'Salad only',
    withChoices('Chips and rice +1.50', onRice),
  ),
  bread: chooseOne(
    'In',
    'Lavash wrap',
    'Pitta',
    'Half a baguette +0.50',
    withChoices('A box, no bread', onRice),
  ),
  salad: chooseAny(
    'Salad',
    'Lettuce',
    'Tomato',
    'Red cabbage',
    'Onion with sumac',
    'Pickled chillies',
    'Cucumber',
  ),
  sauce: chooseUpTo(
    3,
    'Sauce',
    'Garlic yoghurt',
    'Chilli',
    'Burger sauce',
    'Mint yoghurt',
    'Extra pot of any +0.70 x3',
  ),
  meat: chooseOne('Meat', 'Lamb doner', 'Chicken doner', 'Mixed doner +1.00'),
  extra: chooseUpTo(
    3,
    'Off the grill',
    'One more skewer of chicken +4.00 x2',
    'One more adana +4.50 x2',
    'Lamb rib +3.00 x3',
    'Grilled onions in pomegranate +3.50',
    'Halloumi +2.50',
  ),
  heat: chooseOne('Chilli in the mince', 'Adana, hot', 'Urfa, mild'),
  egg: chooseUpToOne('Egg on top', 'Runny +1.00', 'Scrambled in +1.00'),
  sugar: chooseOne('Sugar', 'None', 'A little', 'Sweet'),
};

const section = sectionsWith(choices);

export const turkish: CuisineMenu = {
  cuisine: 'Turkish',
  otherCuisines: ['Kebab', 'Halal', 'Grill'],
  headline: 'From the Ocakbasi',
  plural: 'charcoal grills',
  freeDishes: ['Hummus', 'Saksuka', 'Grilled Onion Salad', 'Turkish Tea', 'Pide Bread', 'Ayran'],
  sections: [
    section(
      'Cold Meze',
      'With warm bread, always.',
      `Hummus | Chickpeas, tahini, lemon. | 5.25 | vegan sesame
      Cacik | Yoghurt, cucumber, dried mint. | 4.95 | vegetarian gluten-free dairy
      Saksuka | Aubergine, peppers and tomato, fried slowly. | 5.50 | vegan gluten-free
      Patlican Soslu | Smoked aubergine, garlic yoghurt. | 5.50 | vegetarian gluten-free dairy
      Ezme Salad | Chopped tomato, chilli, pomegranate. | 5.25 | vegan nuts
      Tarama | Whipped cod roe. | 5.25 | fish gluten
      Stuffed Vine Leaves | Rice, currants, pine nuts. | 5.50 | vegan nuts
      Kisir | Bulgur, tomato, spring onion, lemon. | 5.25 | vegan gluten
      Cold Meze Platter | Six of them, for two. | 14.50 | vegetarian dairy gluten sesame nuts fish`,
    ),
    section(
      'Hot Meze',
      '',
      `Red Lentil Soup | Cumin, chilli butter, lemon. | 4.95 | vegetarian dairy celery
      Sigara Borek | Four filo cigars, feta, parsley. | 5.95 | vegetarian gluten dairy egg
      Grilled Halloumi | Straight off the coals. | 6.25 | vegetarian dairy
      Sucuk | Garlic beef sausage, grilled. | 6.25 | halal
      Lamb’s Liver Albanian Style | Paprika, onion, parsley. | 6.75 | halal gluten
      Falafel | Five, tahini. | 5.75 | vegan sesame
      Calamari | Lightly floured, garlic sauce. | 7.50 | molluscs gluten dairy
      Hummus Kavurma | Warm hummus, diced lamb, pine nuts. | 7.95 | halal sesame nuts
      Imam Bayildi | Aubergine stuffed and slow-baked in olive oil. | 6.95 | vegan`,
    ),
    section(
      'From the Ocakbasi',
      'Over oak charcoal, with salad, grilled chilli and bread.',
      `Adana Kebab | Hand-minced lamb, red pepper, tail fat. | One skewer 11.50, Two skewers 15.95 | halal gluten | heat with extra
      Lamb Shish | Cubes of leg, marinated overnight. | One skewer 12.50, Two skewers 17.50 | halal gluten dairy | with extra
      Chicken Shish | Breast, yoghurt and paprika. | One skewer 10.95, Two skewers 14.95 | halal gluten dairy | with extra
      Chicken Wings | Ten, charred at the tips. | 11.50 | halal gluten | with
      Lamb Ribs | Salt, oregano, patience. | 14.50 | halal gluten | with extra
      Lamb Cutlets | Four, from the best end. | 17.95 | halal gluten | with extra
      Beyti | Garlic adana, chopped. | 13.50 | halal gluten | with
      Yoghurtlu Adana | On bread with yoghurt and tomato butter. | 14.95 | halal gluten dairy
      Sarma Beyti | Rolled in lavash with cheese, sliced, yoghurt. | 15.50 | halal gluten dairy
      Iskender Doner | Over bread, tomato, browned butter. | 14.50 | halal gluten dairy
      Sea Bass on Charcoal | Whole, or off the bone if you ask. | 16.95 | fish | with
      Vegetable Shish | Peppers, mushrooms, courgette, tomato. | 10.50 | vegan | with
      Mixed Grill for Two | Adana, both shish, ribs, wings, doner. | 36.00 | halal gluten dairy | with extra`,
    ),
    section(
      'Wraps & Doner',
      '',
      `Doner Kebab | Carved off the spit. | Small 7.50, Large 9.50 | halal gluten | meat bread salad sauce
      Chicken Shish Wrap | Off the skewer. | 8.95 | halal gluten dairy | bread salad sauce
      Adana Wrap | With sumac onions. | 9.25 | halal gluten | heat bread salad sauce
      Falafel Wrap | Hummus, pickles. | 7.50 | vegan gluten sesame | bread salad sauce
      Halloumi Wrap | Mint, tomato. | 7.75 | vegetarian gluten dairy | bread salad sauce
      Doner Box | Meat, chips, sauce, fork. | 8.50 | halal | meat salad sauce`,
    ),
    section(
      'Stone Oven',
      '',
      `Lahmacun | Thin, minced lamb, parsley, lemon. Roll it. | 4.95 | halal gluten | salad
      Lahmacun Trio | Three, salad, lemon. | 12.95 | halal gluten
      Pide with Minced Lamb | Open boat of dough, peppers. | 11.50 | halal gluten dairy | egg
      Pide with Cheese | Kasar, parsley. | 10.50 | vegetarian gluten dairy | egg
      Pide with Sucuk & Cheese | Garlic sausage, kasar. | 11.95 | halal gluten dairy | egg
      Spinach & Feta Pide | Nutmeg, onion. | 10.95 | vegetarian gluten dairy | egg
      Mixed Pide | A bit of everything. | 12.95 | halal gluten dairy | egg
      Gozleme | Hand-rolled, spinach and potato. | 7.25 | vegan gluten`,
    ),
    section(
      'Oven Dishes',
      'Slowly, in clay.',
      `Moussaka | Aubergine, lamb mince, béchamel. | 12.50 | halal gluten dairy | with
      Lamb Guvec | Shoulder, aubergine, green beans. | 13.50 | halal celery | with
      Chicken Guvec | Peppers, mushroom, tomato. | 12.50 | halal | with
      Kleftiko | Lamb shank, thyme, potatoes. | 16.50 | halal celery | with
      Vegetable Moussaka | Courgette, potato, chickpea. | 11.50 | vegetarian gluten dairy | with
      Manti | Tiny dumplings, garlic yoghurt, chilli butter. | 12.95 | halal gluten dairy egg`,
    ),
    section(
      'Sides',
      '',
      `Grilled Onion Salad | Pomegranate, turnip juice. | 4.50 | vegan
      Shepherd’s Salad | Tomato, cucumber, parsley, lemon. | 4.75 | vegan
      Buttered Rice | With orzo. | 3.25 | vegetarian gluten dairy
      Bulgur | Tomato, green pepper. | 3.25 | vegan gluten
      Chips |  | 3.50 | vegan
      Pide Bread | From the oven, sesame, nigella. | 1.95 | vegetarian gluten sesame dairy
      Pickled Chillies | Long, green. | 1.75 | vegan`,
    ),
    section(
      'Sweets & Drinks',
      '',
      `Baklava | Four pieces, pistachio. | 5.25 | vegetarian gluten nuts dairy
      Kunefe | Cheese, shredded pastry, syrup. Twelve minutes. | 7.50 | vegetarian gluten dairy nuts
      Rice Pudding | Burnt on top. | 4.50 | vegetarian dairy
      Turkish Coffee | With a cube of delight. | 2.75 | vegan nuts | sugar
      Turkish Tea | In a tulip glass, or a paper cup. | 1.80 | vegan
      Ayran | Salted yoghurt, cold. | 2.25 | vegetarian dairy
      Salgam | Sour turnip juice, plain or hot. | 2.50 | vegan
      Sour Cherry Juice | 250 ml. | 2.20 | vegan
      Efes | 330 ml bottle, 5 %. | 4.00 | vegan gluten 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Lamb Shoulder for Four | Six hours, torn at the table, rice underneath. | 58.00 | halal dairy
    Ali Nazik | Smoked aubergine yoghurt, lamb on top. | 15.50 | halal dairy
    Cop Shish | Tiny lamb cubes on wooden sticks. | 13.95 | halal gluten | with
    Quail | Two, flattened, sumac. | 14.50 | halal gluten | with
    Patlican Kebab | Aubergine and mince by turns on one skewer. | 14.95 | halal gluten | with
    Menemen | Eggs in tomato and pepper, with bread. | 8.50 | vegetarian egg gluten
    Icli Kofte | Bulgur shells, spiced lamb, walnut. | 7.50 | halal gluten nuts`,
  ),
};
