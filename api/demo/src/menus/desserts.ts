import {
  chooseAny,
  assorted,
  chooseBetween,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const flavours = [
  'Vanilla',
  'Chocolate',
  'Strawberry',
  'Pistachio +0.40',
  'Salted caramel',
  'Cookies and cream',
  'Mango sorbet',
  'Raspberry sorbet',
];

const choices = {
  scoop: chooseOne('Flavour', ...flavours),
  twoScoops: chooseBetween(1, 2, 'Flavours', ...flavours),
  threeScoops: chooseBetween(2, 3, 'Flavours', ...flavours),
  cone: chooseOne(
    'In',
    'Tub',
    'Sugar cone',
    'Waffle cone +0.80',
    withChoices(
      'Dipped cone +1.30',
      chooseOne('Dipped in', 'Milk chocolate', 'White chocolate', 'Dark chocolate and nuts +0.40'),
    ),
  ),
  sauce: chooseUpTo(
    3,
    'Sauce',
    'Hazelnut chocolate +0.80 x2',
    'Biscuit spread +0.80 x2',
    'Salted caramel +0.70 x2',
    'White chocolate +0.70 x2',
    'Strawberry +0.60 x2',
    'Maple +0.70',
  ),
  toppings: chooseUpTo(
    4,
    'Toppings',
    'Strawberries +1.20',
    'Banana +0.90',
    'Crushed cookies +0.80 x2',
    'Peanut butter cups +1.20',
    'Honeycomb +0.90',
    'Sprinkles +0.40 x2',
    'Whipped cream +0.70',
    'Pistachios +1.20',
  ),
  warm: chooseUpToOne(
    'With',
    withChoices('A scoop of ice cream +1.80', chooseOne('Flavour', ...flavours)),
    'Custard +1.00',
    'Double cream +0.80',
  ),
  temperature: chooseOne('Served', 'Warm', 'Cold'),
  box: assorted(
    6,
    'Six doughnuts',
    'Glazed x6',
    'Raspberry jam x6',
    'Custard x6',
    'Chocolate x6',
    'Biscoff x6',
    'Maple pecan x6',
  ),
  candle: chooseUpToOne(
    'For a birthday',
    'Candle and a plaque +1.50',
    withChoices(
      'Number candles +2.00',
      chooseOne('Decade', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty and counting'),
    ),
  ),
  shake: chooseAny('In the shake', 'Extra thick +0.80', 'Malt +0.50', 'Espresso +0.90', 'Protein +1.20'),
};

const section = sectionsWith(choices);

export const desserts: CuisineMenu = {
  cuisine: 'Desserts',
  otherCuisines: ['Ice cream', 'Cakes', 'Late night'],
  headline: 'Waffles',
  plural: 'waffles',
  freeDishes: ['Chocolate Chip Cookie', 'Glazed Doughnut', 'Mini Churros', 'Strawberry Milk', 'Single Scoop'],
  sections: [
    section(
      'Waffles',
      'Belgian, crisp outside, with a scoop.',
      `Hazelnut Chocolate Waffle | Hazelnut chocolate, strawberries. | 7.50 | vegetarian gluten dairy egg nuts soya | scoop sauce toppings
      Biscuit Waffle | Caramelised biscuit spread, crumbs. | 7.50 | vegetarian gluten dairy egg soya | scoop sauce toppings
      Banoffee Waffle | Banana, toffee, cream. | 7.25 | vegetarian gluten dairy egg | scoop sauce toppings
      Honeycomb Waffle | Milk chocolate, honeycomb. | 7.50 | vegetarian gluten dairy egg soya | scoop sauce toppings
      Strawberry Cheesecake Waffle | Cream cheese, biscuit. | 7.75 | vegetarian gluten dairy egg | scoop sauce toppings
      Vegan Waffle | Oat batter, sorbet, berries. | 7.50 | vegan gluten | toppings
      Bubble Waffle | Rolled round two scoops. | 7.25 | vegetarian gluten dairy egg | twoScoops sauce toppings
      Plain Waffle | Sugar and butter. | 4.75 | vegetarian gluten dairy egg | warm sauce toppings`,
    ),
    section(
      'Crêpes & Pancakes',
      '',
      `Lemon & Sugar Crêpe |  | 4.50 | vegetarian gluten dairy egg | warm
      Hazelnut Chocolate Crêpe | Banana if you like. | 6.25 | vegetarian gluten dairy egg nuts soya | toppings warm
      Strawberry & Cream Crêpe | White chocolate. | 6.75 | vegetarian gluten dairy egg soya | toppings
      Crêpe Suzette | Orange, butter, orange liqueur. | 7.25 | vegetarian gluten dairy egg | warm
      Fluffy Pancakes | Two soufflé pancakes, maple butter. | 8.50 | vegetarian gluten dairy egg | sauce toppings
      Dutch Mini Pancakes | Twelve, icing sugar. | 5.95 | vegetarian gluten dairy egg | sauce`,
    ),
    section(
      'Gelato',
      'Churned this morning.',
      `Single Scoop |  | 2.80 | vegetarian dairy egg nuts | scoop cone
      Double Scoop |  | 4.60 | vegetarian dairy egg nuts | twoScoops cone
      Triple Scoop |  | 5.95 | vegetarian dairy egg nuts | threeScoops cone
      Soft Serve | Vanilla or twist. | Regular 2.95, Large 3.95 | vegetarian dairy | cone sauce
      Tub to Take Home | Half a litre. | 9.50 | vegetarian dairy egg nuts | threeScoops
      Affogato | Vanilla, espresso. | 4.50 | vegetarian dairy egg | scoop
      Lemon Sorbet | Two scoops, in the lemon. | 4.75 | vegan`,
    ),
    section(
      'Sundaes',
      'A tall glass and a long spoon.',
      `Knickerbocker Glory | Fruit, jelly, ice cream, cream, a wafer. | 7.95 | vegetarian gluten dairy | toppings
      Banana Split | Three scoops, two sauces. | 7.50 | vegetarian dairy nuts | threeScoops sauce toppings
      Brownie Sundae | Warm brownie, fudge. | 7.95 | vegetarian gluten dairy egg soya | twoScoops sauce toppings
      Cookie Monster Sundae | Blue, loud, crumbly. | 7.95 | vegetarian gluten dairy egg soya | toppings
      Peanut Butter Sundae | Cups, brittle, caramel. | 7.95 | vegetarian dairy peanuts soya | toppings
      Mango Falooda | Rose milk, vermicelli, basil seed, kulfi. | 6.95 | vegetarian dairy gluten nuts`,
    ),
    section(
      'Cakes & Puddings',
      '',
      `Baked Cheesecake | Vanilla. | 5.25 | vegetarian gluten dairy egg | sauce toppings
      Red Velvet Cake | Cream cheese frosting. | 5.25 | vegetarian gluten dairy egg | warm
      Chocolate Fudge Cake | Three layers. | 5.25 | vegetarian gluten dairy egg soya | temperature warm
      Carrot Cake | Walnuts. | 4.95 | vegetarian gluten dairy egg nuts | warm
      Milk Cake | Soaked, pistachio and rose. | 5.50 | vegetarian gluten dairy egg nuts
      Sticky Toffee Pudding | Hot sauce poured over. | 5.95 | vegetarian gluten dairy egg | warm
      Apple Crumble | Oat top. | 5.50 | vegetarian gluten dairy | warm
      Chocolate Lava Cake | Nine minutes. | 6.50 | vegetarian gluten dairy egg soya | warm
      Birthday Cake | Serves ten, vanilla or chocolate, a day ahead. | Vanilla 32.00, Chocolate 34.00 | vegetarian gluten dairy egg soya | candle`,
    ),
    section(
      'Cookie Dough & Doughnuts',
      '',
      `Warm Cookie Dough | Half-baked in a skillet. | 6.50 | vegetarian gluten dairy egg soya | scoop sauce toppings
      Brownie Cookie Dough | Both, in layers. | 6.95 | vegetarian gluten dairy egg soya | scoop sauce
      Vegan Cookie Dough | Chocolate chunks. | 6.75 | vegan gluten soya | sauce
      Chocolate Chip Cookie | The size of a saucer. | 2.50 | vegetarian gluten dairy egg soya | temperature
      Glazed Doughnut |  | 2.25 | vegetarian gluten dairy egg
      Jam Doughnut | Raspberry. | 2.25 | vegetarian gluten dairy egg
      Custard Doughnut | Crème brûlée top. | 2.95 | vegetarian gluten dairy egg
      Doughnut Box | Six, mixed as you like. | 13.50 | vegetarian gluten dairy egg nuts soya | box
      Mini Churros | Ten, cinnamon. | 4.95 | vegetarian gluten dairy | sauce`,
    ),
    section(
      'Shakes & Drinks',
      '',
      `Cookie Shake | Blended with two cookies. | 5.75 | vegetarian gluten dairy egg soya | shake
      Chocolate Bar Shake | Pick one at the counter, or trust us. | 5.75 | vegetarian gluten dairy soya nuts | shake
      Strawberry Milk | Real strawberries. | 3.95 | vegetarian dairy
      Pistachio Shake |  | 6.25 | vegetarian dairy nuts | shake
      Vegan Shake | Oat, banana, peanut. | 5.75 | vegan gluten peanuts | shake
      Mango Lassi |  | 3.95 | vegetarian dairy
      Karak Chai | Cardamom, condensed milk. | 2.75 | vegetarian dairy
      Hot Chocolate | Marshmallows, cream. | 4.25 | dairy soya
      Freakshake | A shake with a cake on top. | 8.50 | vegetarian gluten dairy egg soya | scoop toppings
      Still Water | 500 ml. | 1.50 | vegan`,
    ),
  ],
  specials: dishes(
    choices,
    `Kunafa Chocolate Bar | Pistachio, crisp pastry, milk chocolate. | 9.50 | vegetarian gluten dairy nuts soya sesame
    Toasted Marshmallow Skillet | Biscuits to dip. Contains gelatine. | 6.95 | gluten dairy soya
    Basque Cheesecake | Burnt on purpose. | 5.95 | vegetarian dairy egg gluten | toppings
    Black Sesame Sundae | Matcha, mochi, red bean. | 7.95 | vegetarian dairy sesame soya
    Rhubarb Crumble Waffle | Custard. | 7.75 | vegetarian gluten dairy egg | scoop
    Pavlova for Four | Passion fruit, cream. | 22.00 | vegetarian dairy egg
    Deep-Fried Ice Cream | Cornflakes, honey. | 6.50 | vegetarian gluten dairy egg`,
  ),
};
