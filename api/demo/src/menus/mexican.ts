import {
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

const salsa = chooseOne(
  'Salsa',
  'Verde, mild',
  'Roja, medium',
  'Habanero, hot',
  'Macha with peanuts, very hot',
);
const beans = chooseOne('Beans', 'Black beans', 'Refried pinto beans', 'No beans');

const choices = {
  filling: chooseOne(
    'Filling',
    'Chicken tinga',
    'Pork carnitas',
    'Beef barbacoa +1.00',
    'Chorizo and potato',
    'Roast squash',
    withChoices(
      'Two fillings +1.50',
      chooseOne('Which two', 'Chicken and pork', 'Pork and beef', 'Squash and chorizo'),
    ),
  ),
  salsa,
  beans,
  rice: chooseOne('Rice', 'Coriander and lime', 'Tomato', 'No rice'),
  extras: chooseUpTo(
    4,
    'Extras',
    'Guacamole +1.60 x2',
    'Soured cream +0.80 x2',
    'Cheese +0.90 x2',
    'Pickled jalapeños +0.60',
    'Extra filling +2.50',
  ),
  threeTacos: assorted(
    3,
    'Three tacos',
    'Al pastor x3',
    'Carnitas x3',
    'Barbacoa +0.50 x3',
    'Baja fish +0.50 x3',
    'Tinga x3',
    'Mushroom x3',
  ),
  bowl: chooseBetween(
    3,
    6,
    'Into the bowl',
    'Black beans',
    'Charred corn',
    'Pink onions',
    'Lettuce',
    'Pico de gallo',
    'Cheese',
    'Guacamole +1.40',
  ),
  tortilla: chooseOne('Tortilla', 'Corn', 'Flour', 'Blue corn +0.50'),
  meal: chooseUpToOne(
    'Make it lunch',
    withChoices(
      'With chips and a drink +4.00',
      chooseOne('Dip', 'Guacamole', 'Queso', 'Salsa roja'),
      chooseOne('Drink', 'Cola', 'Lime soda', 'Hibiscus water'),
    ),
  ),
  dip: chooseOne('Dipped in', 'Chocolate', 'Dulce de leche', 'Both +0.80'),
};

const section = sectionsWith(choices);

export const mexican: CuisineMenu = {
  cuisine: 'Mexican',
  otherCuisines: ['Burritos', 'Street food', 'Vegetarian'],
  headline: 'Tacos',
  plural: 'tacos',
  freeDishes: ['Totopos & Salsa', 'Guacamole', 'Elote', 'Churros', 'Hibiscus Water', 'Refried Beans'],
  sections: [
    section(
      'Antojitos',
      'Little cravings.',
      `Totopos & Salsa | Fried tortilla chips, two salsas. | 3.95 | vegan
      Guacamole | Mashed when you order, with chips. | 5.75 | vegan
      Queso Fundido | Melted cheese, chorizo, flour tortillas. | 7.25 | gluten dairy
      Elote | Corn on the cob, mayonnaise, cheese, chilli. | 4.50 | vegetarian dairy egg
      Esquites | The same in a cup, no cob. | 4.75 | vegetarian dairy egg
      Chicken Taquitos | Four rolled and fried, crema. | 6.25 | dairy
      Black Bean Sopes | Thick corn cakes, feta, lettuce. | 5.95 | vegetarian dairy
      Jalapeño Poppers | Six, cream cheese. | 5.75 | vegetarian gluten dairy egg
      Prawn Ceviche | Lime, tomato, serrano, totopos. | 8.50 | crustaceans
      Tuna Tostadas | Two, chipotle mayonnaise, leek. | 8.75 | fish egg soya`,
    ),
    section(
      'Tacos',
      'Two to a plate, corn tortillas, onion and coriander.',
      `Tacos Al Pastor | Pork off the spit, pineapple. | 7.25 | | tortilla salsa extras
      Carnitas Tacos | Pork in its own fat, pickled onion. | 7.25 | | tortilla salsa extras
      Barbacoa Tacos | Beef cheek, consommé on the side. | 7.95 | celery | tortilla salsa extras
      Chicken Tinga Tacos | Chipotle, tomato, crema. | 6.95 | dairy | tortilla salsa extras
      Baja Fish Tacos | Beer-battered cod, slaw, lime mayonnaise. | 7.95 | fish gluten egg | tortilla salsa
      Prawn Tacos | Garlic, árbol chilli, avocado. | 8.50 | crustaceans | tortilla salsa
      Birria Tacos | Crisped with cheese, dip in the broth. | 8.95 | dairy celery | salsa extras
      Mushroom Tacos | Oyster mushroom, garlic, epazote. | 6.95 | vegan | tortilla salsa extras
      Cauliflower Tacos | Charred, mole, pumpkin seed. | 6.95 | vegan sesame nuts | tortilla salsa
      Cactus & Cheese Tacos | Grilled nopal, queso fresco. | 6.75 | vegetarian dairy | tortilla salsa
      Taco Trio | Three different ones. | 10.50 | gluten fish egg dairy | threeTacos salsa`,
    ),
    section(
      'Burritos & Bowls',
      'Heavy enough to be useful.',
      `Burrito | Flour tortilla, rice, beans, cheese, pico de gallo. | Regular 8.95, Grande 10.95 | gluten dairy | filling rice beans salsa extras meal
      California Burrito | Steak, chips inside, cheese, guacamole. | 11.50 | gluten dairy | salsa extras meal
      Breakfast Burrito | Egg, chorizo, potato, cheese. | 8.50 | gluten dairy egg | salsa extras
      Wet Burrito | Under red sauce and melted cheese. | 11.25 | gluten dairy | filling beans extras
      Vegan Burrito | Squash, black beans, corn, guacamole. | 9.25 | vegan gluten | rice salsa meal
      Burrito Bowl | No tortilla, more of the rest. | 9.50 | dairy | filling rice bowl salsa
      Prawn & Avocado Bowl | Lime rice, charred corn. | 11.50 | crustaceans | bowl salsa
      Taco Salad | In a fried tortilla that you eat last. | 9.95 | gluten dairy | filling salsa`,
    ),
    section(
      'Quesadillas & Nachos',
      '',
      `Cheese Quesadilla | Oaxaca cheese, epazote. | 6.95 | vegetarian gluten dairy | salsa extras
      Chicken Quesadilla | Tinga, peppers. | 8.50 | gluten dairy | salsa extras
      Mushroom & Corn Quesadilla | Huitlacoche when there is some. | 8.25 | vegetarian gluten dairy | salsa extras
      Nachos | Queso, beans, jalapeños, crema. | For one 7.50, For the table 12.50 | vegetarian dairy | extras
      Chilli Beef Nachos | Beef chilli, queso. | For one 8.95, For the table 14.50 | dairy celery | extras
      Mulitas | Two corn tortillas, steak, cheese between. | 8.75 | dairy | salsa`,
    ),
    section(
      'Plates',
      'With rice, beans and tortillas.',
      `Chicken Mole | Mole poblano, twenty-six ingredients. | 13.50 | sesame nuts peanuts gluten | beans tortilla
      Enchiladas Verdes | Chicken, tomatillo, crema. | 12.50 | dairy | beans
      Enchiladas with Cheese | Red sauce, onion. | 11.50 | vegetarian dairy | beans
      Steak Fajitas | Peppers, onions, still sizzling. | 15.50 | gluten dairy | beans tortilla salsa extras
      Chicken Fajitas | Lime, smoked paprika. | 13.95 | gluten dairy | beans tortilla salsa extras
      Vegetable Fajitas | Courgette, peppers, mushrooms. | 12.50 | vegan gluten | beans tortilla salsa extras
      Cochinita Pibil | Pork in banana leaf, orange, achiote. | 13.95 | | beans tortilla salsa
      Chile Relleno | Poblano, cheese, egg batter. | 11.95 | vegetarian dairy egg gluten | beans
      Pork Tamales | Two, steamed in husks. | 9.95 | | salsa beans`,
    ),
    section(
      'Sides',
      '',
      `Refried Beans | Pinto, queso fresco. | 3.50 | vegetarian dairy
      Black Beans | Avocado leaf. | 3.25 | vegan
      Lime Rice | Coriander. | 2.95 | vegan
      Plantain | Fried ripe, crema. | 4.25 | vegetarian dairy
      Pink Onions |  | 1.50 | vegan
      Slaw with Lime | Cabbage, radish. | 2.95 | vegan`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Churros | Six, cinnamon sugar. | 5.25 | vegetarian gluten dairy | dip
      Tres Leches Cake | Three milks. | 5.50 | vegetarian gluten dairy egg
      Flan | Caramel, vanilla. | 4.75 | vegetarian dairy egg
      Hibiscus Water | Cold, red, tart. | 2.75 | vegan
      Horchata | Rice, cinnamon, almond. | 3.25 | vegan nuts
      Lime Soda | 355 ml bottle. | 2.75 | vegan
      Mexican Lager | 355 ml bottle, lime in the neck. | 4.25 | vegan gluten 18+
      Margarita | In a jar with a lid. | Classic 8.50, Spicy 8.95 | vegan 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Octopus Tacos | Charred, macha salsa. | 9.95 | molluscs peanuts | tortilla
    Lamb Barbacoa by the Half Kilo | Consommé, tortillas, everything. | 26.00 | celery | salsa
    Pozole Rojo | Hominy, pork, radish, oregano. | 10.50 | | salsa
    Chilaquiles | Fried tortilla, green sauce, egg. | 9.25 | vegetarian dairy egg | salsa
    Torta Milanesa | Breaded chicken in a roll, beans, avocado. | 9.50 | gluten dairy egg | meal
    Tlayuda | Big crisp tortilla, beans, cheese, chorizo. | 11.95 | dairy | salsa
    Pumpkin Flower Quesadilla | In season for about a month. | 8.95 | vegetarian gluten dairy | salsa`,
  ),
};
