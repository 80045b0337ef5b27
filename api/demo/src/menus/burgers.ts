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

const seasoning = chooseOne('Seasoned with', 'Sea salt', 'Rosemary', 'Cajun', 'Salt and vinegar');
const side = chooseOne(
  'Side',
  withChoices('Fries', seasoning),
  withChoices('Sweet potato fries +0.80', seasoning),
  'Onion rings +0.80',
  'Slaw',
  'House salad',
);
const drink = chooseOne('Drink', 'Cola', 'Diet cola', 'Lemonade', 'Root beer +0.50', 'Vanilla shake +2.50');

const choices = {
  patty: chooseOne('Patties', 'Double, as it comes', 'Triple +2.50', 'Quadruple +4.80'),
  doneness: chooseOne('Cooked', 'Pink', 'Well done'),
  bun: chooseOne('Bun', 'Brioche', 'Potato roll', 'Gluten-free bun +1.20', 'Wrapped in lettuce'),
  more: chooseUpTo(
    5,
    'Add to it',
    'American cheese +0.80 x3',
    'Smoked bacon +1.50 x2',
    'Fried egg +1.20',
    'Pickles +0.40',
    'Jalapeños +0.60',
    'Crisp onions +0.60',
    'Avocado +1.50',
  ),
  leave: chooseAny('Leave out', 'No pickles', 'No onions', 'No cheese', 'No sauce', 'No lettuce'),
  meal: chooseUpToOne('Make it a meal', withChoices('With a side and a drink +4.50', side, drink)),
  sauce: chooseUpTo(
    3,
    'Sauces',
    'Burger sauce +0.70 x3',
    'Garlic mayonnaise +0.70 x3',
    'Blue cheese +0.80 x2',
    'Smoked ketchup +0.50 x3',
    'Hot honey +0.80 x2',
  ),
  glaze: chooseOne('Glaze', 'Buffalo', 'Smoky barbecue', 'Korean chilli', 'Naked with sea salt'),
  shake: chooseUpTo(
    2,
    'Into the shake',
    'Malt +0.50',
    'Whipped cream +0.50',
    'Cookie crumb +0.80',
    'Espresso +0.90',
  ),
  kids: chooseOne('With', withChoices('Small fries', seasoning), 'Cucumber sticks', 'Corn on the cob'),
  kidsDrink: chooseOne('Drink', 'Apple juice', 'Milk', 'Water'),
};

const section = sectionsWith(choices);

export const burgers: CuisineMenu = {
  cuisine: 'Burgers',
  otherCuisines: ['American', 'Halal', 'Late night'],
  headline: 'Smash Burgers',
  plural: 'smash burgers',
  freeDishes: ['Fries', 'Onion Rings', 'House Slaw', 'Cola', 'Fried Pickles', 'Cookie Sandwich'],
  sections: [
    section(
      'Smash Burgers',
      'Two thin patties unless you say otherwise.',
      `Cheeseburger | American cheese, pickles, onion, burger sauce. | 9.25 | gluten dairy egg mustard sesame | patty bun more leave meal
      Classic Hamburger | No cheese, lettuce, tomato, onion. | 8.50 | gluten egg mustard sesame | patty bun more leave meal
      Bacon Cheeseburger | Smoked streaky, maple. | 10.75 | gluten dairy egg mustard sesame | patty bun more leave meal
      Oklahoma Onion Burger | Onions smashed into the beef. | 9.75 | gluten dairy mustard sesame | patty bun more meal
      Truffle Burger | Truffle mayonnaise, Swiss cheese, mushrooms. | 11.50 | gluten dairy egg sesame | patty bun more leave meal
      Blue Cheese Burger | Stilton, caramelised onion. | 10.95 | gluten dairy egg sesame | patty bun more leave meal
      Chilli Burger | Beef chilli, jalapeños, cheese. | 10.95 | gluten dairy celery sesame | patty bun more meal
      Patty Melt | Rye toast, Swiss, slow onions. | 10.25 | gluten dairy egg mustard | more meal
      Barbecue Brisket Burger | Twelve-hour brisket on top. | 12.50 | gluten dairy mustard celery sesame | patty bun more meal`,
    ),
    section(
      'Thick Burgers',
      'Six ounces over flame.',
      `Dry-Aged Burger | Thirty-five days, bone marrow butter. | 12.95 | gluten dairy egg sesame | doneness bun more meal
      Mushroom Swiss Burger | Portobello, thyme, Swiss. | 11.95 | gluten dairy sesame | doneness bun more meal
      Lamb Burger | Feta, mint yoghurt, pickled onion. | 11.75 | halal gluten dairy sesame | bun more meal
      Full English Burger | Bacon, egg, hash brown, brown sauce. | 12.50 | gluten dairy egg sesame | doneness bun meal`,
    ),
    section(
      'Chicken Burgers',
      'Thigh, buttermilk, fried twice.',
      `Buttermilk Chicken Burger | Slaw, pickles, mayonnaise. | 9.50 | halal gluten dairy egg mustard sesame | bun more leave meal
      Hot Honey Chicken Burger | Chilli honey, blue cheese. | 10.25 | halal gluten dairy egg sesame | bun more leave meal
      Nashville Hot Chicken Burger | Cayenne paste. There is a waiver. | 10.50 | halal gluten dairy egg sesame | bun more leave meal
      Grilled Chicken Burger | Avocado, lemon mayonnaise. | 9.95 | halal gluten egg sesame | bun more leave meal
      Korean Chicken Burger | Gochujang, kimchi slaw. | 10.50 | halal gluten egg soya sesame | bun more meal`,
    ),
    section(
      'Meatless Burgers',
      '',
      `Plant Cheeseburger | Pea-protein patties, vegan cheese. | 10.25 | vegan gluten soya sesame | bun more leave meal
      Halloumi Burger | Grilled halloumi, chilli jam, rocket. | 9.75 | vegetarian gluten dairy sesame | bun more leave meal
      Bean Burger | Black bean, sweetcorn, guacamole. | 9.25 | vegan gluten sesame | bun more leave meal
      Portobello Burger | Garlic, spinach, aioli. | 9.25 | vegetarian gluten egg sesame | bun more meal`,
    ),
    section(
      'Hot Dogs & Wings',
      '',
      `Classic Hot Dog | Beef frank, mustard, ketchup. | 7.50 | gluten mustard celery | sauce meal
      Chilli Dog | Beef chilli, cheese, raw onion. | 8.75 | gluten dairy mustard celery | meal
      Vegan Hot Dog | Smoked carrot and pea, sauerkraut. | 7.95 | vegan gluten mustard | meal
      Chicken Wings | Fried, tossed, blue cheese dip. | Six 6.95, Twelve 12.50, Twenty 19.50 | halal gluten dairy celery | glaze sauce
      Boneless Bites | Buttermilk thigh pieces. | 7.25 | halal gluten dairy egg | glaze sauce
      Cauliflower Wings | Crisp rice batter. | 6.75 | vegan gluten | glaze sauce`,
    ),
    section(
      'Sides',
      '',
      `Fries | Skin on, twice fried. | 3.50 | vegan | sauce
      Sweet Potato Fries | With smoked salt. | 4.25 | vegan | sauce
      Cheese & Bacon Fries | Cheese sauce, bacon bits. | 5.50 | dairy gluten
      Dirty Fries | Chopped burger, pickles, burger sauce. | 6.95 | dairy egg mustard gluten
      Onion Rings | Beer batter. | 4.50 | vegan gluten | sauce
      Fried Pickles | Ranch. | 4.75 | vegetarian gluten dairy egg
      Mac & Cheese Bites | Six, molten. | 5.50 | vegetarian gluten dairy egg | sauce
      House Slaw | Cabbage, apple, mustard. | 2.95 | vegetarian egg mustard
      Corn Ribs | Chipotle butter, lime. | 4.95 | vegetarian dairy
      House Salad | Leaves, tomato, vinaigrette. | 3.95 | vegan mustard`,
    ),
    section(
      'Shakes & Cookies',
      'Made with Jersey ice cream.',
      `Vanilla Milkshake |  | 5.25 | vegetarian dairy | shake
      Chocolate Milkshake |  | 5.50 | vegetarian dairy soya | shake
      Strawberry Milkshake |  | 5.50 | vegetarian dairy | shake
      Salted Caramel Milkshake |  | 5.75 | vegetarian dairy | shake
      Peanut Butter Milkshake |  | 5.95 | vegetarian dairy peanuts | shake
      Cookie Sandwich | Two cookies, ice cream. | 4.75 | vegetarian gluten dairy egg soya
      Apple Pie | Hand-sized, cinnamon sugar. | 3.95 | vegan gluten`,
    ),
    section(
      'Drinks',
      '',
      `Cola | 330 ml can. | 1.80 | vegan
      Diet Cola | 330 ml can. | 1.80 | vegan
      Root Beer | 330 ml can. | 2.50 | vegan
      Pale Ale | 330 ml can, 4.5 %. | 4.20 | vegan gluten 18+
      Still Water | 500 ml. | 1.60 | vegan`,
    ),
    section(
      'Small People',
      'For under tens, with a side and a drink.',
      `Little Cheeseburger | One patty, cheese, ketchup. | 6.50 | gluten dairy sesame | kids kidsDrink
      Little Chicken Strips | Three, with ketchup. | 6.50 | halal gluten dairy egg | kids kidsDrink
      Little Bean Burger | Mild. | 6.25 | vegan gluten sesame | kids kidsDrink`,
    ),
  ],
  specials: dishes(
    choices,
    `Raclette Burger | Cheese scraped over at the last moment. | 13.25 | gluten dairy egg sesame | patty bun more meal
    Surf & Turf Burger | Patty, fried prawns, lobster mayonnaise. | 14.50 | gluten crustaceans dairy egg sesame | bun meal
    Pulled Pork Burger | Cider, apple slaw. | 10.95 | gluten egg mustard sesame | bun meal
    Fish Finger Burger | Cod, tartare, iceberg. | 10.50 | fish gluten egg mustard sesame | bun meal
    Poutine | Fries, curds, gravy. | 6.95 | dairy gluten celery
    Breakfast Burger | Sausage patty, egg, hash brown. Until noon and after midnight. | 8.95 | gluten egg dairy sesame | bun more
    Loaded Nachos | Chilli, cheese, jalapeños. | 8.25 | dairy celery`,
  ),
};
