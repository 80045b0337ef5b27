import {
  dishes,
  chooseExactly,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const choices = {
  rice: chooseOne(
    'With',
    'Rice and peas',
    'White rice',
    withChoices(
      'Hard food +1.50',
      chooseOne('Hard food', 'Yam and green banana', 'Dumplings', 'A bit of each +0.50'),
    ),
    'Salad',
  ),
  heat: chooseOne('Scotch bonnet', 'Kept out', 'A touch', 'Proper', 'Yard style'),
  gravy: chooseUpToOne('Gravy', 'On the rice', 'On the side', 'Jerk gravy instead'),
  sides: chooseUpTo(
    3,
    'Sides',
    'Fried plantain +2.00 x3',
    'Festival +1.20 x4',
    'Macaroni pie +3.00 x2',
    'Coleslaw +1.50 x2',
    'Fried dumpling +1.00 x4',
  ),
  cut: chooseOne('Chicken', 'Leg and thigh', 'Breast and wing +0.80', 'Boneless +1.20'),
  patty: chooseOne('Patty', 'Beef', 'Chicken', 'Saltfish', 'Vegetable', 'Ital lentil'),
  coco: chooseUpToOne(
    'In coco bread',
    withChoices('Yes, please +1.50', chooseOne('Cheese in it', 'No cheese', 'With cheese +0.70')),
  ),
  roti: chooseOne('Roti', 'Buss-up shut', 'Dhalpuri', 'Bake instead'),
  box: chooseExactly(
    2,
    'Two mains',
    'Jerk chicken',
    'Curry goat +1.50',
    'Brown stew chicken',
    'Oxtail +3.00',
    'Ackee and saltfish +1.00',
    'Ital stew',
  ),
  rum: chooseUpToOne('Rum', 'Single white +3.00', 'Double white +5.50', 'Spiced +3.50'),
};

const section = sectionsWith(choices);

export const caribbean: CuisineMenu = {
  cuisine: 'Caribbean',
  otherCuisines: ['Jamaican', 'Grill', 'Street food'],
  headline: 'From the Jerk Drum',
  plural: 'jerk plates',
  freeDishes: ['Fried Plantain', 'Festival', 'Coleslaw', 'Rice & Peas', 'Ginger Beer', 'Rum Cake'],
  sections: [
    section(
      'Patties & Starters',
      '',
      `Patty | Flaky yellow pastry, baked this morning. | 2.95 | gluten celery | patty coco
      Saltfish Fritters | Six, with hot pepper sauce. | 5.25 | fish gluten egg
      Jerk Wings | Six or twelve, off the drum. | Six 6.50, Twelve 11.50 | soya gluten | heat
      Pepper Prawns | Shell on, scotch bonnet, thyme. | 7.95 | crustaceans | heat
      Accra | Black-eyed pea fritters. | 4.75 | vegan
      Doubles | Two bara, curried chickpeas, tamarind. | 5.50 | vegan gluten mustard | heat
      Plantain Chips | Sea salt, mango dip. | 3.25 | vegan
      Pepper Pot Soup | Callaloo, coconut, yam. | 5.50 | vegan celery | heat
      Chicken Soup | Pumpkin, dumplings, cho cho. Saturdays. | 5.95 | gluten celery`,
    ),
    section(
      'From the Jerk Drum',
      'Over pimento wood.',
      `Jerk Chicken | Quarter, marinated two days. | Quarter 9.50, Half 13.50 | soya gluten | cut heat rice gravy sides
      Jerk Pork | Shoulder, chopped on the board. | 11.50 | soya gluten | heat rice gravy sides
      Jerk Lamb Chops | Three, thyme and allspice. | 15.95 | soya gluten | heat rice sides
      Jerk Salmon | Fillet, lime. | 13.50 | fish soya gluten | heat rice sides
      Jerk Prawns | Two skewers. | 13.95 | crustaceans soya gluten | heat rice sides
      Jerk Cauliflower | Charred whole wedge, coconut dressing. | 10.50 | vegan soya gluten | heat rice sides
      Jerk Tofu | Pressed, pineapple. | 10.25 | vegan soya gluten | heat rice sides
      Jerk Chicken Burger | Thigh, slaw, mango mayonnaise. | 9.50 | soya gluten egg | heat sides
      Barbecue Ribs | Rum and sorrel glaze. | 14.50 | mustard celery | rice sides`,
    ),
    section(
      'Pots',
      'Slow cooking, with rice and peas unless you say.',
      `Curry Goat | On the bone, potato, thyme. | 12.50 | mustard celery | heat rice sides
      Oxtail | Butter beans, dark gravy. | 15.50 | celery soya gluten | rice gravy sides
      Brown Stew Chicken | Carrot, pepper, browning. | 10.50 | celery soya gluten | cut rice gravy sides
      Curry Chicken | Yellow, potatoes. | 10.25 | mustard | heat rice sides
      Pepper Steak | Strips of beef, sweet peppers. | 11.95 | soya gluten celery | rice
      Ackee & Saltfish | National breakfast, all day. | 11.95 | fish | rice sides
      Escovitch Fish | Fried whole snapper, pickled vegetables. | 15.50 | fish gluten sulphites | rice sides
      Steamed Fish | Okra, crackers, butter. | 14.95 | fish dairy gluten | rice
      Stew Peas | Kidney beans, coconut, spinners. | 10.50 | vegan gluten | rice
      Ital Stew | Pumpkin, sweet potato, callaloo, no salt. | 9.95 | vegan celery | heat rice
      Curry Chickpea & Potato | Trinidad style. | 9.50 | vegan mustard | heat rice`,
    ),
    section(
      'Roti & Bakes',
      '',
      `Curry Goat Roti | Wrapped, gravy inside. | 11.95 | gluten mustard | roti heat
      Curry Chicken Roti | Boneless. | 10.50 | gluten mustard | roti heat
      Chickpea & Pumpkin Roti | Mango chutney. | 9.25 | vegan gluten mustard | roti heat
      Bake & Saltfish | Fried bread, tomatoes, fish. | 8.50 | fish gluten
      Shark-Style Bake | Fried hake, tamarind, garlic sauce. | 9.50 | fish gluten egg | heat
      Hardo Bread & Fried Egg | With plantain. | 5.95 | vegetarian gluten egg`,
    ),
    section(
      'Boxes',
      '',
      `Two-Meat Box | Two mains, rice and peas, plantain, slaw. | 15.50 | soya gluten celery egg fish | box heat
      Family Jerk Tray | Two whole chickens, rice, slaw, festival. | 48.00 | soya gluten egg | heat
      Lunch Box | Small main, small rice. Weekdays until three. | 7.95 | celery soya gluten | heat rice
      Ital Platter | Stew, plantain, callaloo, avocado. | 12.95 | vegan celery`,
    ),
    section(
      'Sides',
      '',
      `Rice & Peas | Coconut, thyme, kidney beans. | 3.75 | vegan
      Fried Plantain | Ripe, five slices. | 3.50 | vegan
      Festival | Three sweet fried dumplings. | 3.25 | vegan gluten
      Fried Dumplings | Two, golden. | 2.50 | vegetarian gluten dairy
      Macaroni Pie | Cut in a square. | 4.75 | vegetarian gluten dairy egg mustard
      Coleslaw |  | 2.50 | vegetarian egg mustard
      Steamed Callaloo | Onion, garlic, pepper. | 3.95 | vegan
      Bammy | Cassava flatbread, fried. | 3.50 | vegan
      Coco Bread |  | 1.75 | vegetarian gluten dairy
      Hot Pepper Sauce | Bottle, from the kitchen. | 4.50 | vegan mustard sulphites`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Rum Cake | Black, soaked since September. | 4.25 | vegetarian gluten dairy egg nuts sulphites
      Sweet Potato Pudding | Coconut, nutmeg. | 3.95 | vegan
      Coconut Drops | Ginger, brown sugar. | 2.50 | vegan
      Ginger Cake | Custard. | 3.95 | vegetarian gluten dairy egg
      Ginger Beer | Home-made, hot. | 2.95 | vegan
      Sorrel | Hibiscus, clove. | 3.25 | vegan | rum
      Guinness Punch | Condensed milk, nutmeg. | 4.50 | vegetarian dairy gluten
      Ting | 330 ml, grapefruit. | 2.25 | vegan | rum
      Coconut Water | From the nut, with a straw. | 3.95 | vegan
      Rum Punch | Orange, pineapple, plenty of rum. | 7.50 | vegan 18+
      Red Stripe | 330 ml bottle, 4.7 %. | 3.95 | vegan gluten 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Mannish Water | Goat soup. Brave people only. | 6.95 | celery gluten
    Crab & Callaloo | Coconut, okra. | 14.50 | crustaceans celery | rice
    Jerk Turkey Leg | One leg, one person, one napkin. | 13.95 | soya gluten | heat rice sides
    Pelau | Rice, chicken, pigeon peas, caramel. | 10.95 | celery
    Curried Crab & Dumplings | Tobago style. | 16.50 | crustaceans gluten mustard | heat
    Cornmeal Porridge | Coconut, vanilla. Until eleven. | 4.50 | vegan
    Run Down | Mackerel in coconut. | 11.50 | fish | heat rice`,
  ),
};
