import { dishes, withChoices, chooseUpToOne, chooseOne, sectionsWith, chooseUpTo } from './language';
import type { CuisineMenu } from './language';

const choices = {
  pasta: chooseOne(
    'Pasta',
    'Tagliatelle',
    'Rigatoni',
    'Spaghetti',
    'Gluten-free penne +1.50',
    'Gnocchi +1.50',
  ),
  cheese: chooseUpToOne('Over the top', 'Parmesan', 'Pecorino', 'No cheese'),
  extras: chooseUpTo(
    3,
    'Add to it',
    'Burrata +3.50',
    'Guanciale +2.50',
    'King prawns +4.00',
    'Grilled chicken +3.00',
    'Chilli +0.30',
    'Truffle shavings +5.00',
  ),
  bread: chooseUpTo(2, 'Bread', 'Focaccia +2.50 x3', 'Grissini +1.50 x2', 'Gluten-free rolls +2.50'),
  steak: chooseOne('Cooked', 'Rare', 'Medium rare', 'Medium', 'Well done'),
  contorno: chooseOne(
    'Contorno',
    'Rosemary potatoes',
    'Green beans with lemon',
    'Rocket and parmesan',
    withChoices('Polenta +0.50', chooseOne('Polenta', 'Soft with butter', 'Grilled')),
  ),
  lunch: chooseUpToOne(
    'Pranzo',
    withChoices(
      'With a starter and coffee +7.50',
      chooseOne('Starter', 'Bruschetta', 'Soup of the day', 'Little salad'),
      chooseOne('Coffee', 'Espresso', 'Macchiato', 'Decaffeinated'),
    ),
  ),
  gelato: chooseUpTo(
    3,
    'Flavours',
    'Pistachio',
    'Hazelnut',
    'Fior di latte',
    'Strawberry sorbet',
    'Dark chocolate',
  ),
};

const section = sectionsWith(choices);

export const italian: CuisineMenu = {
  cuisine: 'Italian',
  otherCuisines: ['Pasta', 'Pizza', 'Mediterranean'],
  headline: 'Pasta',
  plural: 'pasta',
  freeDishes: ['Focaccia', 'Marinated Olives', 'Tomato Bruschetta', 'Rocket & Parmesan', 'Tiramisu'],
  sections: [
    section(
      'Cicchetti',
      'Small things on bread, and not on bread.',
      `Tomato Bruschetta | Garlic rubbed, basil. | 5.75 | vegan gluten
      Focaccia | Olive oil, rosemary, salt. | 4.25 | vegan gluten
      Marinated Olives | Orange, fennel seed. | 3.95 | vegan
      Creamed Cod on Polenta | Baccalà mantecato, Venice. | 6.95 | fish dairy
      Burrata with Peaches | Or with whatever is ripe. | 9.25 | vegetarian dairy
      Fried Courgette | Ribbons, lemon. | 5.50 | vegan gluten
      Suppli | Two, tomato rice, molten middle. | 5.95 | vegetarian gluten dairy egg
      Calamari Fritti | Lemon, parsley. | 8.50 | molluscs gluten
      Parma Ham & Melon | Twenty-four months. | 8.95 | gluten-free
      Vitello Tonnato | Cold veal, tuna sauce, capers. | 9.95 | fish egg mustard
      Beef Carpaccio | Rocket, parmesan. | 10.50 | dairy
      Crostini with Chicken Liver | Sage, vin santo. | 6.50 | gluten dairy sulphites`,
    ),
    section(
      'Soup & Salad',
      '',
      `Minestrone | Beans, cavolo nero, a rind of parmesan. | 6.50 | vegetarian celery dairy gluten | bread
      Ribollita | Bread soup, better the second day. | 6.95 | vegan gluten celery
      Caprese Salad | Buffalo mozzarella, tomato, basil. | 8.95 | vegetarian gluten-free dairy | bread
      Panzanella | Old bread, good tomatoes. | 7.50 | vegan gluten sulphites
      Rocket & Parmesan | Lemon. | 4.50 | vegetarian gluten-free dairy
      Radicchio & Walnut Salad | Gorgonzola, pear. | 7.95 | vegetarian dairy nuts | bread`,
    ),
    section(
      'Pasta',
      'Rolled this morning.',
      `Spaghetti Carbonara | Guanciale, egg, pecorino. No cream. | 11.95 | gluten egg dairy | extras lunch
      Cacio e Pepe | Pecorino, black pepper. | 10.95 | vegetarian gluten dairy | extras lunch
      Tagliatelle al Ragu | Beef and pork, four hours. | 12.50 | gluten egg dairy celery sulphites | cheese extras lunch
      Amatriciana | Guanciale, tomato, chilli. | 11.50 | gluten dairy | pasta cheese extras lunch
      Arrabbiata | Tomato, garlic, chilli. | 9.50 | vegan gluten | pasta cheese extras lunch
      Pappardelle with Wild Boar | Juniper, red wine. | 14.50 | gluten egg celery sulphites | cheese
      Linguine Vongole | Clams, white wine, parsley. | 14.95 | gluten molluscs sulphites | extras
      Linguine with Crab | Chilli, lemon. | 15.50 | gluten crustaceans
      Pesto Genovese | Basil, pine nuts, potato, green beans. | 11.50 | vegetarian gluten dairy nuts | pasta extras lunch
      Ricotta & Spinach Ravioli | Sage butter. | 12.50 | vegetarian gluten egg dairy | cheese
      Lasagne | Ragu, béchamel, corners if you are quick. | 12.50 | gluten egg dairy celery | lunch
      Gnocchi alla Sorrentina | Tomato, mozzarella, oven. | 11.50 | vegetarian gluten dairy egg | lunch
      Orecchiette with Broccoli | Anchovy, garlic, breadcrumbs. | 11.25 | gluten fish | cheese extras
      Mushroom Tagliatelle | Porcini, thyme, butter. | 12.50 | vegetarian gluten egg dairy | cheese extras
      Pasta alla Norma | Aubergine, tomato, salted ricotta. | 10.95 | vegetarian gluten dairy | pasta extras lunch`,
    ),
    section(
      'Risotto & Oven',
      '',
      `Risotto Milanese | Saffron, marrow. | 13.50 | dairy celery sulphites | extras
      Mushroom Risotto | Porcini, thyme. | 12.95 | vegetarian dairy celery sulphites | extras
      Seafood Risotto | Squid, prawn, mussel. | 15.95 | crustaceans molluscs fish celery sulphites
      Aubergine Parmigiana | Layers, mozzarella, basil. | 11.95 | vegetarian dairy | bread
      Cannelloni | Beef, spinach, béchamel. | 12.95 | gluten egg dairy celery`,
    ),
    section(
      'Secondi',
      'With one contorno.',
      `Chicken Milanese | Crumbed, lemon, rocket. | 15.50 | gluten egg dairy | contorno
      Veal Saltimbocca | Sage, prosciutto, marsala. | 18.95 | dairy sulphites gluten | contorno
      Tagliata | Sliced sirloin, rosemary oil. | 21.50 | gluten-free | steak contorno
      Sea Bass Acqua Pazza | Cherry tomatoes, olives. | 18.50 | fish sulphites | contorno
      Slow Pork with Fennel | Milk, lemon, Bologna. | 16.50 | dairy | contorno
      Meatballs in Tomato | Beef and pork, parmesan. | 13.95 | gluten egg dairy | contorno bread
      Baked Borlotti | Tomato, sage, cavolo nero. | 11.95 | vegan celery | contorno bread`,
    ),
    section(
      'Contorni',
      '',
      `Rosemary Potatoes |  | 4.25 | vegan
      Green Beans with Lemon |  | 4.25 | vegan
      Grilled Polenta | Parmesan. | 4.25 | vegetarian dairy
      Braised Chicory | Anchovy. | 4.75 | fish
      Zucchine alla Scapece | Mint, vinegar. | 4.50 | vegan sulphites`,
    ),
    section(
      'Dolci',
      '',
      `Tiramisu | Spooned from the big dish. | 6.50 | vegetarian gluten dairy egg sulphites
      Panna Cotta | Vanilla, raspberries. | 5.75 | dairy
      Cannoli | Two, ricotta, pistachio. | 5.95 | vegetarian gluten dairy nuts
      Lemon Tart | Sharp. | 5.95 | vegetarian gluten dairy egg
      Gelato | In a tub. | Two scoops 4.75, Half a litre 9.50 | vegetarian dairy egg nuts | gelato
      Affogato | Fior di latte, espresso. | 4.95 | vegetarian dairy
      Amaretti | Six. | 3.50 | vegetarian nuts egg`,
    ),
    section(
      'Drinks',
      '',
      `Espresso |  | 2.20 | vegan
      Aperol Spritz | In a bottle for two. | 14.50 | vegan sulphites 18+
      Negroni | 100 ml, over your own ice. | 7.50 | vegan sulphites 18+
      Chianti | Red. | Glass 6.50, Bottle 24.00 | vegan sulphites 18+
      Soave | White. | Glass 6.25, Bottle 23.00 | vegan sulphites
      Chinotto | Bitter orange. | 2.75 | vegan
      Mineral Water | Sparkling, 750 ml. | 3.50 | vegan`,
    ),
  ],
  specials: dishes(
    choices,
    `Ossobuco | Shin of veal, gremolata, saffron rice. | 21.00 | celery sulphites dairy
    Bistecca for Two | A kilo, charcoal, salt. | 62.00 | gluten-free | steak contorno
    Pumpkin Tortelli | Amaretti, sage butter. | 13.95 | vegetarian gluten egg dairy nuts | cheese
    Spaghetti with Sea Urchin | When there is some. | 19.50 | gluten molluscs
    Squid Ink Linguine | Cuttlefish, chilli. | 14.95 | gluten molluscs
    Porchetta | Crackling, fennel, rosemary potatoes. | 16.95 | gluten-free
    Truffle Tagliolini | Butter, parmesan, black truffle. | 18.50 | vegetarian gluten egg dairy`,
  ),
};
