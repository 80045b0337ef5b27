import { dishes, withChoices, chooseUpToOne, chooseOne, sectionsWith, chooseUpTo } from './language';
import type { CuisineMenu } from './language';

const soft = chooseOne('Drink', 'Cola', 'Lemonade', 'Sparkling water', 'Blood orange soda +0.40');

const choices = {
  base: chooseOne(
    'Base',
    'Sourdough',
    'Wholemeal sourdough',
    'Gluten-free +2.00',
    withChoices(
      'Stuffed crust +2.50',
      chooseOne('Stuffed with', 'Mozzarella', 'Smoked scamorza', 'Nduja and honey +0.80'),
    ),
  ),
  toppings: chooseUpTo(
    5,
    'Extra toppings',
    'Mozzarella +1.50 x2',
    'Buffalo mozzarella +2.20',
    'Pepperoni +1.80 x2',
    'Nduja +2.00',
    'Parma ham +2.20',
    'Mushrooms +1.20',
    'Olives +1.20',
    'Roasted peppers +1.20',
    'Jalapeños +1.00',
    'Anchovies +1.60',
    'Rocket +1.00',
  ),
  dip: chooseUpTo(
    3,
    'Crust dips',
    'Garlic butter +0.90 x3',
    'Basil mayonnaise +0.90 x3',
    'Chilli honey +1.00 x2',
    'Smoky tomato +0.80 x2',
  ),
  cheese: chooseUpToOne('Cheese', 'Vegan mozzarella instead', 'No cheese'),
  half: chooseOne(
    'First half',
    'Margherita',
    'Marinara',
    'Diavola +1.00',
    'Funghi +0.80',
    'Capricciosa +1.20',
  ),
  otherHalf: chooseOne(
    'Second half',
    'Margherita',
    'Marinara',
    'Diavola +1.00',
    'Funghi +0.80',
    'Capricciosa +1.20',
  ),
  meal: chooseUpToOne('Make it a lunch', withChoices('With a drink +1.80', soft), 'With tiramisu +3.50'),
  protein: chooseUpToOne('Add to it', 'Roast chicken +2.50', 'Tuna +2.20', 'Burrata +3.50'),
};

const section = sectionsWith(choices);

export const pizza: CuisineMenu = {
  cuisine: 'Pizza',
  otherCuisines: ['Italian', 'Vegetarian', 'Late night'],
  headline: 'Pizza Rosse',
  plural: 'red pizzas',
  freeDishes: ['Garlic Dough Balls', 'Rosemary Fries', 'Rocket & Parmesan Salad', 'Cola', 'Tiramisu Pot'],
  sections: [
    section(
      'To Begin',
      'While the oven takes care of the rest.',
      `Garlic Dough Balls | Eight, with garlic butter for dipping. | 4.95 | vegetarian gluten dairy | dip
      Garlic Flatbread | Rosemary, sea salt, olive oil. | 5.25 | vegan gluten
      Cheesy Garlic Flatbread | Mozzarella and a little oregano. | 6.25 | vegetarian gluten dairy
      Burrata & Tomatoes | Whole burrata, heritage tomatoes, basil. | 8.50 | vegetarian gluten-free dairy
      Arancini | Saffron rice, peas and mozzarella, three to a plate. | 6.50 | vegetarian gluten dairy egg
      Nocellara Olives | Green, buttery, from Sicily. | 3.75 | vegan gluten-free
      Salumi Board | Parma ham, finocchiona, coppa, pickles, grilled bread. | 11.50 | gluten sulphites
      Baked Meatballs | Beef and pork in tomato sauce, parmesan. | 7.50 | gluten dairy egg
      Chicken Wings Diavola | Oven-charred, chilli and lemon. | 7.25 | gluten-free | dip
      Baked Aubergine | Parmigiana in a small dish. | 6.95 | vegetarian dairy`,
    ),
    section(
      'Pizza Rosse',
      'Tomato first: San Marzano, nothing else.',
      `Marinara | Garlic, oregano, olive oil. | Ten-inch 7.50, Twelve-inch 9.25 | vegan gluten | base toppings dip
      Margherita | Fior di latte, basil, olive oil. | Ten-inch 8.50, Twelve-inch 10.50 | vegetarian gluten dairy | base toppings cheese dip
      Margherita Bufala | Buffalo mozzarella put on after the fire. | Ten-inch 10.50, Twelve-inch 12.50 | vegetarian gluten dairy | base toppings dip
      Pepperoni | Two kinds, one crisp and one soft. | Ten-inch 10.00, Twelve-inch 12.25 | gluten dairy | base toppings dip
      Diavola | Spicy salami, red chilli, black olives. | Ten-inch 10.25, Twelve-inch 12.50 | gluten dairy | base toppings dip
      Capricciosa | Ham, artichoke, mushroom, olives. | Ten-inch 10.75, Twelve-inch 12.95 | gluten dairy | base toppings dip
      Napoletana | Anchovies, capers, garlic. | Ten-inch 9.75, Twelve-inch 11.95 | fish gluten dairy | base toppings dip
      Nduja & Honey | Calabrian soft sausage, ricotta, chilli honey. | Ten-inch 11.25, Twelve-inch 13.50 | gluten dairy | base toppings dip
      Vegetariana | Peppers, courgette, aubergine, red onion. | Ten-inch 10.25, Twelve-inch 12.50 | vegetarian gluten dairy | base toppings cheese dip
      Prosciutto & Rocket | Parma ham and parmesan after the oven. | Ten-inch 11.50, Twelve-inch 13.75 | gluten dairy | base toppings dip
      Hawaiian | Smoked ham, grilled pineapple. No judgement. | Ten-inch 10.50, Twelve-inch 12.75 | gluten dairy | base toppings dip
      Meat Feast | Pepperoni, ham, meatball, Italian sausage. | Ten-inch 12.25, Twelve-inch 14.75 | gluten dairy egg | base toppings dip
      Tonno & Red Onion | Tuna, red onion, capers. | Ten-inch 10.50, Twelve-inch 12.75 | fish gluten dairy | base toppings dip`,
    ),
    section(
      'Pizza Bianche',
      'No tomato. Cream, cheese, olive oil.',
      `Quattro Formaggi | Mozzarella, gorgonzola, fontina, parmesan. | Ten-inch 10.75, Twelve-inch 12.95 | vegetarian gluten dairy | base toppings dip
      Funghi & Truffle | Chestnut mushrooms, truffle cream. | Ten-inch 11.50, Twelve-inch 13.75 | vegetarian gluten dairy | base toppings dip
      Potato & Rosemary Bianca | Thin potato, garlic, rosemary. | Ten-inch 9.50, Twelve-inch 11.50 | vegan gluten | base toppings
      Salsiccia & Friarielli Bianca | Fennel sausage, wild broccoli, chilli. | Ten-inch 11.50, Twelve-inch 13.75 | gluten dairy | base toppings dip
      Carbonara Pizza | Guanciale, egg yolk, pecorino, pepper. | Ten-inch 11.75, Twelve-inch 13.95 | gluten dairy egg | base toppings
      Courgette & Lemon Bianca | Ricotta, mint, lemon zest. | Ten-inch 10.25, Twelve-inch 12.50 | vegetarian gluten dairy | base toppings
      Mortadella & Pistachio Bianca | Stracciatella, pistachio crumb. | Ten-inch 12.50, Twelve-inch 14.95 | gluten dairy nuts | base toppings`,
    ),
    section(
      'Larger Things',
      'For people who do not like to decide.',
      `Half & Half Pizza | Two halves, one box, twelve inches. | 13.50 | gluten dairy | half otherHalf base dip
      Half-Metre Margherita | Feeds three, or two with plans for breakfast. | 24.00 | vegetarian gluten dairy | toppings dip
      Half-Metre Pepperoni | The same with more pepperoni than is sensible. | 27.50 | gluten dairy | toppings dip
      Calzone Classico | Folded over ham, ricotta, mozzarella. | 12.95 | gluten dairy | dip meal
      Calzone Verde | Spinach, ricotta, pine nuts. | 12.50 | vegetarian gluten dairy nuts | dip meal
      Panuozzo Porchetta | Pizza-dough sandwich, roast pork, salsa verde. | 9.95 | gluten mustard | meal
      Panuozzo Caprese | Tomato, mozzarella, basil, warm from the oven. | 8.95 | vegetarian gluten dairy | meal`,
    ),
    section(
      'Salads & Sides',
      '',
      `Rocket & Parmesan Salad | Lemon, olive oil. | 4.25 | vegetarian gluten-free dairy
      Caesar Salad | Cos, anchovy dressing, sourdough crumbs. | 8.50 | fish gluten dairy egg | protein
      Chopped Italian Salad | Chickpeas, peppers, olives, provolone. | 8.25 | vegetarian dairy mustard | protein
      Tomato & Red Onion Salad | Vinegar, basil. | 4.50 | vegan gluten-free sulphites
      Rosemary Fries | Skin on. | 3.95 | vegan
      Truffle Fries | Parmesan and truffle oil. | 4.95 | vegetarian dairy
      Slaw Agrodolce | Red cabbage, sultanas, vinegar. | 3.50 | vegan sulphites`,
    ),
    section(
      'Pudding',
      '',
      `Tiramisu Pot | Mascarpone, espresso, a splash of marsala. | 4.95 | vegetarian gluten dairy egg sulphites
      Nutella Calzone | Hazelnut chocolate, icing sugar, mascarpone. | 7.50 | vegetarian gluten dairy nuts soya
      Lemon Sorbet | From Amalfi lemons. | 3.95 | vegan gluten-free
      Vanilla Gelato | One generous scoop, or two. | One scoop 2.75, Two scoops 4.75 | vegetarian dairy egg
      Chocolate Brownie | Dark, warm, a little salt. | 4.25 | vegetarian gluten dairy egg`,
    ),
    section(
      'Drinks',
      '',
      `Cola | 330 ml can. | 1.80 | vegan
      Blood Orange Soda | Sicilian. | 2.40 | vegan
      Lemonade | Cloudy. | 2.20 | vegan
      Sparkling Water | 500 ml. | 1.95 | vegan
      Italian Lager | 330 ml bottle, 5.1 %. | 4.20 | vegan gluten 18+
      House Red | Montepulciano. | Glass 5.50, Bottle 19.50 | vegan sulphites 18+
      House White | Trebbiano. | Glass 5.50, Bottle 19.50 | vegan sulphites 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Pumpkin & Gorgonzola Pizza | Roast squash, sage, walnut. | 13.25 | vegetarian gluten dairy nuts | base toppings
    Artichoke & Mint Pizza | Grilled artichoke, pecorino, mint. | 12.95 | vegetarian gluten dairy | base toppings
    Prawn & Chilli Pizza | King prawns, garlic, parsley. | 14.50 | crustaceans gluten dairy | base toppings dip
    Chicken Pesto Pizza | Roast chicken, basil pesto, cherry tomato. | 13.25 | gluten dairy nuts | base toppings dip
    Short Rib Pizza | Six-hour beef, red onion, gremolata. | 14.75 | gluten dairy celery | base toppings dip
    Vegan Nduja Pizza | Spiced aubergine paste, cashew ricotta. | 12.75 | vegan gluten nuts | base toppings
    Fried Montanara | Fried dough, slow tomato, parmesan. | 6.50 | vegetarian gluten dairy`,
  ),
};
