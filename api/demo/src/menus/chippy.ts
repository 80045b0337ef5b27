import {
  chooseAny,
  assorted,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const choices = {
  fry: chooseOne('Fried in', 'Beef dripping', 'Vegetable oil'),
  batter: chooseOne(
    'Coating',
    'House batter',
    'Breadcrumbs +0.50',
    'Gluten-free batter +1.00',
    'Grilled, no batter',
  ),
  shake: chooseAny(
    'Shaken over',
    'Salt',
    'Vinegar',
    'Salt and sauce, as in Edinburgh',
    'Batter scraps',
    'Nothing at all',
  ),
  pots: chooseUpTo(
    4,
    'Pots',
    'Mushy peas +1.50 x2',
    'Curry sauce +1.50 x2',
    'Gravy +1.50 x2',
    'Tartare sauce +0.90 x3',
    'Baked beans +1.50 x2',
    'Pickled onion +0.60 x4',
  ),
  pot: chooseOne('With a pot of', 'Mushy peas', 'Garden peas', 'Curry sauce', 'Gravy', 'Baked beans'),
  buttie: chooseUpToOne('Bread', 'Two slices, buttered +0.90', 'Barm cake +1.00'),
  pie: chooseOne(
    'Pie',
    'Steak and kidney',
    'Chicken and mushroom',
    'Minced beef',
    'Cheese and onion',
    'Meat and potato',
  ),
  four: assorted(4, 'Four fish', 'Cod x4', 'Haddock x4', 'Plaice +0.50 x4', 'Battered sausage x2'),
  box: chooseOne(
    'Box',
    withChoices('Fish', chooseOne('Which fish', 'Cod bites', 'Fish fingers')),
    'Chicken nuggets',
    withChoices('Sausage', chooseOne('Which sausage', 'Plain', 'Battered', 'Vegetarian')),
  ),
  boxDrink: chooseOne('Drink', 'Orange juice', 'Blackcurrant', 'Water'),
  season: chooseUpToOne(
    'In season',
    withChoices('Add scampi +3.00', chooseOne('How many', 'Four pieces', 'Eight pieces +2.50')),
    'Add a fishcake +2.20',
  ),
};

const section = sectionsWith(choices);

export const chippy: CuisineMenu = {
  cuisine: 'Fish & Chips',
  otherCuisines: ['British', 'Seafood', 'Pies'],
  headline: 'Fish',
  plural: 'fish',
  freeDishes: ['Mushy Peas', 'Curry Sauce', 'Pickled Egg', 'Bread & Butter', 'Dandelion & Burdock', 'Scraps'],
  sections: [
    section(
      'Fish',
      'From this morning’s market. Chips are extra, unless it says so.',
      `Cod | Flaky, white, in crisp batter. | Small 6.50, Regular 8.50, Large 10.95 | fish gluten | fry batter shake pots
      Haddock | Sweeter than cod, some say. | Small 6.50, Regular 8.75, Large 11.25 | fish gluten | fry batter shake pots
      Plaice | On the bone or off. | Regular 8.95, Large 11.50 | fish gluten | fry batter shake pots
      Rock Salmon | Also known as huss. | 8.95 | fish gluten | fry batter shake pots
      Skate Wing | When the boats bring it. | 10.95 | fish gluten | fry batter shake
      Lemon Sole | Whole, grilled or battered. | 12.95 | fish gluten | batter shake
      Sea Bass Fillet | Grilled, parsley butter. | 11.50 | fish dairy
      Fishcake | Cod, potato, parsley. | 3.50 | fish gluten egg | shake
      Yorkshire Fishcake | Fish between two slices of potato, battered. | 3.95 | fish gluten | fry shake
      Fish Bites | Eight pieces of cod tail, tartare. | 6.25 | fish gluten egg mustard | shake pots
      Banana Blossom Fish | Seaweed, lemon, vegan batter. | 7.95 | vegan gluten | shake pots`,
    ),
    section(
      'Fish & Chips Together',
      'The whole supper, in one paper.',
      `Cod & Chips | Regular cod, regular chips. | Regular 11.50, Large 14.25 | fish gluten | fry batter shake pot pots
      Haddock & Chips | Regular haddock, regular chips. | Regular 11.75, Large 14.50 | fish gluten | fry batter shake pot pots
      Scampi & Chips | Ten pieces, tartare, lemon. | 11.95 | crustaceans gluten egg mustard | fry shake pot
      Pensioner’s Lunch | Small cod, small chips, a cup of tea. Until four. | 8.25 | fish gluten | fry shake pot
      Family Supper | Four fish, two large chips, four pots. | 42.00 | fish gluten | four fry shake pots
      Vegan Supper | Banana blossom, chips, peas, vegan tartare. | 10.95 | vegan gluten soya | shake`,
    ),
    section(
      'Chips',
      'Maris Piper, cut here.',
      `Chips | Thick. | Small 2.95, Regular 3.75, Large 4.95 | vegan | fry shake pots
      Cheesy Chips | Grated Red Leicester. | 4.75 | vegetarian dairy | fry shake pots
      Curry Chips | Under the sauce. | 4.75 | vegan gluten mustard | fry shake
      Chips & Gravy | Northern breakfast. | 4.75 | gluten celery | fry shake
      Chip Butty | Barm cake, butter, chips. | 4.25 | vegetarian gluten dairy | shake pots
      Loaded Chips with Cheese & Bacon | Spring onion, soured cream. | 6.50 | dairy | shake`,
    ),
    section(
      'Pies & Sausages',
      '',
      `Pie | Shortcrust, peppery. | 4.25 | gluten dairy egg celery | pie pots
      Pie, Chips & a Pot | The working lunch. | 8.95 | gluten dairy egg celery | pie fry shake pot
      Pork Sausage | Butcher’s, two. | 3.25 | gluten sulphites | pots
      Battered Sausage | Jumbo. | 3.50 | gluten sulphites | fry shake pots
      Saveloy | Red, snappy, London. | 2.75 | gluten sulphites | shake pots
      Vegan Sausage | Battered or plain. | 3.50 | vegan gluten soya | shake pots
      Haggis | Battered, white pepper. | 4.25 | gluten celery | shake
      Black Pudding | Battered, thick slices. | 3.95 | gluten | shake
      Steak Pudding | Suet, gravy, no apology. | 4.50 | gluten celery`,
    ),
    section(
      'Chicken & Burgers',
      '',
      `Southern Fried Chicken | Pieces on the bone. | Two pieces 5.50, Three pieces 7.25 | gluten celery | shake pots
      Chicken Nuggets | Breast, crumbed. | Six 4.25, Ten 6.50 | gluten | shake pots
      Chicken Burger | Mayonnaise, lettuce. | 5.95 | gluten egg sesame | pots
      Beef Burger | Quarter-pounder, onions. | 5.50 | gluten sesame dairy | pots
      Fish Burger | Haddock goujons, tartare, lettuce. | 7.25 | fish gluten egg mustard sesame | pots`,
    ),
    section(
      'Seafood',
      '',
      `Scampi | Ten pieces of langoustine tail. | 8.50 | crustaceans gluten | shake pots
      Calamari | Rings, garlic mayonnaise. | 6.95 | molluscs gluten egg | shake pots
      Whitebait | Whole, lemon. | 6.50 | fish gluten | shake
      King Prawns in Batter | Six, sweet chilli. | 7.50 | crustaceans gluten | shake
      Cockles | A pot, malt vinegar. | 3.95 | molluscs
      Crab Sandwich | Brown bread, lemon. | 7.95 | crustaceans gluten dairy egg
      Prawn Cocktail | Marie Rose, iceberg. | 6.25 | crustaceans egg mustard celery
      Moules | Cider, leeks, cream, with bread. | 10.95 | molluscs dairy gluten sulphites | season`,
    ),
    section(
      'Pots & Pickles',
      '',
      `Mushy Peas | Marrowfat, overnight soak, mint sauce if you like. | 1.95 | vegan
      Garden Peas |  | 1.75 | vegan
      Curry Sauce | The chip-shop one. | 1.95 | vegan gluten mustard
      Gravy | Beef. | 1.95 | gluten celery
      Baked Beans |  | 1.75 | vegan
      Tartare Sauce | Capers, gherkin. | 1.20 | vegetarian egg mustard
      Pickled Egg | From the jar. | 1.10 | vegetarian egg sulphites
      Pickled Onion | Strong. | 0.80 | vegan sulphites
      Gherkin | A wally, in the East End. | 1.10 | vegan sulphites
      Bread & Butter | Two slices. | 1.20 | vegetarian gluten dairy
      Scraps | Bits of batter. | 0.50 | vegan gluten`,
    ),
    section(
      'Children, Pudding & Drinks',
      '',
      `Children’s Box | A main, small chips, a drink and a crayon. | 6.50 | gluten fish | box boxDrink
      Battered Chocolate Bar | Vanilla ice cream beside it. | 4.25 | vegetarian gluten dairy soya
      Pineapple Fritter | Ring of pineapple, sugar. | 2.75 | vegan gluten
      Sticky Toffee Pudding | Custard. | 4.95 | vegetarian gluten dairy egg
      Dandelion & Burdock | 330 ml can. | 1.60 | vegan
      Orangeade | 330 ml can. | 1.60 | vegan
      Cola | 330 ml can. | 1.60 | vegan
      Mug of Tea | Builder’s. | 1.50 | vegetarian dairy`,
    ),
  ],
  specials: dishes(
    choices,
    `Arbroath Smokie | Hot-smoked haddock, butter. | 9.95 | fish dairy
    Monkfish Cheeks in Batter | Aioli. | 11.95 | fish gluten egg | fry shake
    Seafood Platter for Two | Cod, scampi, calamari, prawns, chips. | 29.50 | fish crustaceans molluscs gluten egg | fry shake pots
    Smoked Haddock Chowder | Potato, leek, bread. | 7.50 | fish dairy celery gluten
    Lobster Roll | Buttered bun, celery, lemon. | 16.95 | crustaceans gluten egg dairy celery
    Fish Finger Sandwich | White bloomer, tartare. | 7.95 | fish gluten egg mustard | buttie
    Jellied Eels | For the tradition. | 5.50 | fish`,
  ),
};
