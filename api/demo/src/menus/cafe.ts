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

const syrups = chooseUpToOne('Syrup', 'Vanilla +0.50', 'Hazelnut +0.50', 'Caramel +0.50');

const choices = {
  eggs: chooseOne(
    'Eggs',
    'Fried',
    'Scrambled',
    withChoices('Poached', chooseOne('Yolk', 'Runny', 'Firm')),
    withChoices('Boiled', chooseOne('Minutes', 'Five', 'Seven', 'Ten')),
  ),
  bread: chooseOne('Bread', 'White sourdough', 'Seeded brown', 'Rye', 'Muffin', 'Gluten-free +1.00'),
  extras: chooseUpTo(
    5,
    'On the side',
    'Bacon +1.80 x3',
    'Sausage +1.80 x3',
    'Halloumi +2.20',
    'Avocado +2.20',
    'Mushrooms +1.50',
    'Hash brown +1.20 x3',
    'Beans +1.20',
    'Black pudding +1.80',
  ),
  sauce: chooseAny('Sauce', 'Ketchup', 'Brown sauce', 'Mustard', 'Chilli jam'),
  builder: chooseBetween(
    4,
    6,
    'Build your breakfast',
    'Bacon',
    'Sausage',
    'Vegan sausage',
    'Egg',
    'Beans',
    'Mushrooms',
    'Grilled tomato',
    'Hash brown',
    'Black pudding',
  ),
  milk: chooseOne('Milk', 'Whole', 'Semi-skimmed', 'Oat +0.40', 'Soya +0.30', 'Coconut +0.40'),
  shot: chooseUpTo(2, 'Coffee', 'Extra shot +0.60 x2', 'Decaffeinated'),
  syrups,
  bagel: chooseOne('Bagel', 'Plain', 'Sesame', 'Everything +0.30', 'Cinnamon and raisin'),
  toasted: chooseUpToOne('Toasted', 'Yes', 'Toasted hard'),
  lunch: chooseUpToOne(
    'Make it lunch',
    withChoices(
      'With a drink and a cake +5.50',
      chooseOne('Drink', 'Tea', 'Filter coffee', 'Apple juice'),
      chooseOne('Cake', 'Brownie', 'Flapjack', 'Lemon drizzle'),
    ),
  ),
};

const section = sectionsWith(choices);

export const cafe: CuisineMenu = {
  cuisine: 'Breakfast',
  otherCuisines: ['Coffee', 'Sandwiches', 'Healthy'],
  headline: 'Eggs & Plates',
  plural: 'breakfast plates',
  freeDishes: ['Hash Browns', 'Buttered Toast', 'Filter Coffee', 'Pot of Tea', 'Flapjack'],
  sections: [
    section(
      'Eggs & Plates',
      'All day. Free-range eggs.',
      `Full English | Bacon, sausage, egg, beans, mushroom, tomato, toast. | 10.95 | gluten egg dairy sulphites | eggs bread extras sauce
      Full Vegetarian | Halloumi, sausage, egg, beans, spinach, toast. | 10.75 | vegetarian gluten egg dairy soya | eggs bread extras sauce
      Full Vegan | Sausage, scrambled tofu, beans, avocado, toast. | 10.75 | vegan gluten soya | bread extras sauce
      Small Breakfast | Bacon, egg, beans, toast. | 6.95 | gluten egg dairy | eggs bread extras sauce
      Build Your Own Breakfast | Four to six things and toast. | 9.50 | gluten egg dairy soya sulphites | builder eggs bread sauce
      Eggs Benedict | Ham, hollandaise, muffin. | 9.75 | gluten egg dairy
      Eggs Royale | Smoked salmon, hollandaise. | 11.25 | fish gluten egg dairy
      Eggs Florentine | Spinach, hollandaise. | 9.25 | vegetarian gluten egg dairy
      Shakshuka | Peppers, tomato, feta, two eggs. | 9.75 | vegetarian egg dairy gluten | bread extras
      Turkish Eggs | Garlic yoghurt, chilli butter, dill. | 9.50 | vegetarian egg dairy gluten sesame | extras
      Eggs on Toast | Two, as you like them. | 5.95 | vegetarian gluten egg dairy | eggs bread extras
      Mushrooms on Toast | Garlic, thyme, parsley. | 7.75 | vegan gluten | bread extras
      Smashed Avocado | Chilli, lime, seeds. | 8.50 | vegan gluten sesame | bread extras
      Omelette | Three eggs, leaves. | Cheese 7.50, Ham and cheese 8.50, Mushroom 7.95 | egg dairy | extras
      Kedgeree | Smoked haddock, egg, curry spice. | 10.25 | fish egg dairy mustard`,
    ),
    section(
      'Rolls & Sandwiches',
      '',
      `Bacon Roll | Smoked or not. | 4.75 | gluten dairy | sauce extras
      Sausage Roll in a Bap | Two butcher’s sausages. | 4.95 | gluten sulphites dairy | sauce extras
      Egg Bap | Fried, runny. | 3.95 | vegetarian gluten egg dairy | sauce extras
      Bacon, Egg & Cheese Muffin | American cheese. | 5.75 | gluten egg dairy | sauce
      Halloumi Bap | Chilli jam, rocket. | 5.95 | vegetarian gluten dairy | extras
      Vegan Sausage Bap | Spinach, onion. | 4.95 | vegan gluten soya | sauce
      BLT | Toasted bloomer, mayonnaise. | 6.95 | gluten egg mustard | bread lunch
      Cheese Toastie | Cheddar, Gruyère, leeks. | 6.95 | vegetarian gluten dairy mustard | extras lunch
      Ham & Cheese Toastie | Thick ham, mustard. | 7.50 | gluten dairy mustard | lunch
      Tuna Melt | Pickles, spring onion, cheddar. | 7.50 | fish gluten dairy egg | bread lunch
      Club Sandwich | Chicken, bacon, egg, three slices. | 9.50 | gluten egg mustard | bread lunch
      Steak Sandwich | Onions, horseradish. | 10.50 | gluten egg mustard | lunch
      Falafel Flatbread | Hummus, pickles. | 7.25 | vegan gluten sesame | lunch`,
    ),
    section(
      'Bagels',
      'Boiled, then baked, at four in the morning.',
      `Salt Beef Bagel | Mustard, gherkin. | 8.25 | gluten mustard | bagel toasted
      Smoked Salmon Bagel | Cream cheese, lemon, capers. | 7.95 | fish gluten dairy | bagel toasted
      Cream Cheese Bagel |  | 4.25 | vegetarian gluten dairy | bagel toasted
      Egg & Avocado Bagel | Chilli. | 6.75 | vegetarian gluten egg | bagel toasted
      Peanut Butter & Banana Bagel | Honey. | 4.95 | vegetarian gluten peanuts | bagel toasted`,
    ),
    section(
      'Sweet Plates',
      '',
      `Pancakes with Maple & Bacon | Three, buttermilk. | 9.25 | gluten egg dairy | extras
      Pancakes with Berries | Crème fraîche. | 8.95 | vegetarian gluten egg dairy
      French Toast | Brioche, banana, cinnamon. | 8.95 | vegetarian gluten egg dairy
      Porridge | Oats, brown sugar, or jam. | 4.95 | vegetarian gluten dairy | milk
      Granola Bowl | Yoghurt, compote, almonds. | 6.50 | vegetarian gluten dairy nuts | milk
      Waffle with Fried Chicken | Hot honey. | 10.95 | gluten egg dairy`,
    ),
    section(
      'Sides & Soup',
      '',
      `Hash Browns | Three. | 3.25 | vegan
      Buttered Toast | Two slices, jam. | 2.75 | vegetarian gluten dairy | bread
      Soup of the Day | Bread and butter. | 5.75 | vegetarian gluten dairy celery
      Caesar Salad with Chicken | Bacon, anchovy dressing. | 9.95 | fish gluten egg dairy
      Grain Salad | Squash, feta, pomegranate. | 8.50 | vegetarian gluten dairy
      Jacket Potato | Butter. | Beans 5.50, Cheese 5.50, Tuna 6.50 | dairy | extras`,
    ),
    section(
      'From the Counter',
      'Until they are gone.',
      `Croissant | Butter. | 2.75 | vegetarian gluten dairy egg
      Almond Croissant |  | 3.50 | vegetarian gluten dairy egg nuts
      Pain au Chocolat |  | 3.00 | vegetarian gluten dairy egg soya
      Cinnamon Bun | Cardamom in the dough. | 3.25 | vegetarian gluten dairy egg
      Flapjack | Golden syrup, oats. | 2.50 | vegetarian gluten dairy
      Banana Bread | Toasted, butter. | 3.25 | vegetarian gluten dairy egg nuts
      Lemon Drizzle Slice |  | 2.95 | vegetarian gluten dairy egg
      Chocolate Brownie | Walnut. | 2.95 | vegetarian gluten dairy egg nuts soya
      Scone, Jam & Cream | In whichever order. | 4.25 | vegetarian gluten dairy egg`,
    ),
    section(
      'Coffee & Others',
      '',
      `Flat White |  | 3.20 | vegetarian dairy | milk shot syrups
      Latte |  | Small 3.20, Large 3.70 | vegetarian dairy | milk shot syrups
      Cappuccino |  | Small 3.20, Large 3.70 | vegetarian dairy | milk shot syrups
      Filter Coffee | From a roaster down the road. | 2.60 | vegan
      Espresso |  | Single 2.10, Double 2.50 | vegan
      Hot Chocolate | Dark. | 3.50 | vegetarian dairy soya | milk
      Chai Latte |  | 3.50 | vegetarian dairy | milk
      Pot of Tea | English breakfast, mint or Earl Grey. | 2.50 | vegan | milk
      Fresh Orange Juice |  | 3.50 | vegan
      Iced Latte |  | 3.70 | vegetarian dairy | milk shot syrups`,
    ),
  ],
  specials: dishes(
    choices,
    `Bubble & Squeak | Poached egg, bacon, hollandaise. | 9.50 | egg dairy | extras
    Smoked Haddock Rarebit | On toast, Worcestershire sauce. | 9.75 | fish gluten dairy mustard
    Huevos Rancheros | Black beans, corn tortilla. | 9.50 | vegetarian egg dairy | extras
    Crab on Toast | Apple, lemon mayonnaise. | 11.50 | crustaceans gluten egg | bread
    Courgette Fritters | Poached egg, labneh. | 9.25 | vegetarian egg dairy gluten | extras
    Sobrasada & Honey Toast | Fried egg. | 9.25 | gluten egg | bread
    Rhubarb & Custard Danish | Spring only. | 3.75 | vegetarian gluten dairy egg`,
  ),
};
