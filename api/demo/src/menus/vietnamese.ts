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

const choices = {
  beef: chooseOne(
    'Beef',
    'Rare steak',
    'Well-done brisket',
    withChoices('Everything +1.80', chooseOne('Tendon and tripe', 'In', 'Left out')),
  ),
  herbs: chooseAny('Herb plate', 'Thai basil', 'Sawtooth', 'Beansprouts', 'Lime', 'Bird’s eye chilli'),
  more: chooseUpTo(
    4,
    'More in the bowl',
    'Extra noodles +1.80',
    'Extra beef +3.00 x2',
    'Beef balls +2.20 x2',
    'Poached egg +1.00',
    'Doughnut stick +1.50 x2',
  ),
  banhMi: chooseUpTo(
    3,
    'In the baguette',
    'Extra pâté +0.80',
    'Fried egg +1.00',
    'Extra pork roll +1.20',
    'Extra chilli',
    'Vegan mayonnaise',
  ),
  heat: chooseOne('Chilli', 'None', 'Some', 'Saigon at noon'),
  filling: chooseOne(
    'With',
    'Lemongrass beef',
    'Grilled pork',
    'Chicken',
    'King prawn +1.80',
    'Tofu and mushroom',
  ),
  dip: chooseOne('Dip', 'Nuoc cham', 'Peanut hoisin', 'Vegan soy and chilli'),
  roll: chooseBetween(
    3,
    5,
    'For rolling',
    'Lemongrass beef',
    'Grilled prawns +1.50',
    'Pork patties',
    'Crisp tofu',
    'Omelette strips',
    'Pineapple',
  ),
  rice: chooseOne('With', 'Jasmine rice', 'Broken rice +0.50', 'Vermicelli', 'No rice'),
  coffee: chooseOne(
    'Milk',
    'Condensed milk',
    'Black',
    withChoices('Coconut cream +0.50', chooseOne('Served', 'Blended', 'Layered')),
  ),
  combo: chooseUpToOne(
    'Lunch',
    withChoices(
      'Add a roll and a drink +4.50',
      chooseOne('Roll', 'Summer roll', 'Spring roll'),
      chooseOne('Drink', 'Iced tea', 'Lime soda', 'Iced coffee +1.00'),
    ),
  ),
};

const section = sectionsWith(choices);

export const vietnamese: CuisineMenu = {
  cuisine: 'Vietnamese',
  otherCuisines: ['Noodles', 'Healthy', 'Street food'],
  headline: 'Pho & Noodle Soup',
  plural: 'noodle soups',
  freeDishes: ['Prawn Crackers', 'Pork Spring Rolls', 'Iced Tea', 'Pickled Vegetables', 'Jasmine Rice'],
  sections: [
    section(
      'Rolls & Small Plates',
      '',
      `Prawn Summer Rolls | Two, fresh, mint, peanut dip. | 5.75 | crustaceans peanuts soya | dip
      Tofu Summer Rolls | Two, avocado, carrot. | 5.25 | vegan soya peanuts | dip
      Beef Summer Rolls | Two, lemongrass beef, shiso. | 5.95 | fish peanuts soya | dip
      Pork Spring Rolls | Four, crisp, lettuce to wrap. | 5.75 | crustaceans egg gluten fish | dip
      Vegetable Spring Rolls | Four, taro, mushroom. | 5.25 | vegan gluten soya | dip
      Prawn Crackers |  | 2.50 | crustaceans
      Salt & Pepper Squid | Lime and pepper dip. | 7.25 | molluscs gluten
      Chicken Wings in Fish Sauce | Sticky, garlic. | 6.95 | fish gluten | heat
      Betel Leaf Beef | Grilled parcels, peanuts. | 7.50 | fish peanuts
      Sugar Cane Prawn | Pounded prawn on cane, grilled. | 7.75 | crustaceans egg fish
      Crisp Tofu with Lemongrass | Chilli, salt. | 5.75 | vegan soya | heat
      Steamed Banh Bao | Pork, egg, mushroom bun. | 4.50 | gluten egg soya dairy`,
    ),
    section(
      'Pho & Noodle Soup',
      'Broth of eighteen hours, herbs on a plate.',
      `Beef Pho | Flat noodles, star anise, ginger. | Regular 10.50, Large 12.50 | fish celery | beef herbs more combo
      Chicken Pho | Poached leg, spring onion. | Regular 9.95, Large 11.95 | fish celery | herbs more combo
      Vegan Pho | Charred ginger, mushroom, tofu. | Regular 9.75, Large 11.50 | vegan soya celery | herbs combo
      Prawn Pho | Clear broth, lime. | 11.95 | crustaceans fish celery | herbs more
      Bun Bo Hue | Beef and pork, lemongrass, red oil. | 11.95 | fish crustaceans | heat herbs more
      Crab Noodle Soup | Tomato, tofu, morning glory. | 11.95 | crustaceans fish egg soya | herbs more
      Duck & Bamboo Noodle Soup | Vermicelli, ginger fish sauce. | 12.25 | fish | herbs
      Wonton Egg Noodle Soup | Prawn and pork wontons, char siu. | 10.95 | gluten egg crustaceans soya | more
      Saigon Seafood Noodle Soup | Prawn, squid, quail egg. | 12.50 | crustaceans molluscs egg fish gluten | herbs more`,
    ),
    section(
      'Banh Mi',
      'Short, crackling baguettes.',
      `Classic Banh Mi | Pork roll, pâté, pickles, coriander. | 7.25 | gluten egg soya fish dairy | banhMi combo
      Grilled Pork Banh Mi | Lemongrass, caramel. | 7.50 | gluten egg soya fish | banhMi combo
      Lemongrass Chicken Banh Mi | Thigh, chilli mayonnaise. | 7.50 | gluten egg soya fish | banhMi combo
      Tofu Banh Mi | Lemongrass tofu, vegan mayonnaise. | 6.95 | vegan gluten soya mustard | banhMi combo
      Fried Egg Banh Mi | Two eggs, soy, cucumber. | 6.25 | vegetarian gluten egg soya | banhMi
      Meatball Banh Mi | Xiu mai in tomato. | 7.50 | gluten egg soya fish | banhMi combo
      Beef Banh Mi | Hot, with melted onions. | 7.95 | gluten soya fish | banhMi combo`,
    ),
    section(
      'Vermicelli & Salads',
      'Cold noodles, warm meat, a lot of green.',
      `Bun with Spring Rolls | Vermicelli, herbs, peanuts. | 10.25 | fish peanuts crustaceans gluten egg | filling dip
      Bun Cha | Hanoi patties in dipping broth. | 11.50 | fish | herbs
      Bun Bo Nam Bo | Warm beef, crisp shallots, peanuts. | 11.25 | fish peanuts
      Green Papaya Salad | Prawn, basil, peanuts. | 8.95 | crustaceans fish peanuts | heat
      Lotus Root Salad | Tofu, carrot, mint. | 8.50 | vegan soya peanuts sesame | heat
      Chicken & Cabbage Salad | Rau ram, lime. | 8.75 | fish peanuts | heat
      Roll Your Own | Rice paper, herbs, three to five things to roll, for two. | 24.00 | fish egg crustaceans soya peanuts | roll dip`,
    ),
    section(
      'Rice & Wok',
      '',
      `Broken Rice with Pork Chop | Egg loaf, pickles, scallion oil. | 11.50 | fish egg | heat
      Caramel Pork in Clay Pot | Coconut water, quail eggs. | 11.95 | fish egg | rice
      Caramel Catfish in Clay Pot | Black pepper. | 12.50 | fish | rice
      Shaking Beef | Cubes of rump, watercress, lime pepper. | 13.95 | soya gluten molluscs | rice
      Lemongrass Chicken | Chilli, turmeric. | 10.25 | fish soya | heat rice
      Vietnamese Curry | Coconut, sweet potato, bread or rice. | 10.50 | fish | filling rice
      Aubergine in Clay Pot | Spring onion, soy. | 9.25 | vegan soya gluten | rice
      Wok Noodles | Wheat noodles, greens, soy. | 9.75 | gluten egg soya molluscs | filling heat
      Banh Xeo | Sizzling turmeric crêpe, prawn, pork, lettuce. | 11.50 | crustaceans fish | dip
      Vegan Banh Xeo | Mushroom, mung bean. | 10.50 | vegan soya | dip
      Morning Glory with Garlic |  | 6.95 | vegan
      Jasmine Rice |  | 2.75 | vegan
      Pickled Vegetables | Carrot, mooli. | 2.50 | vegan sulphites`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Vietnamese Iced Coffee | Dripped, over ice. | 3.95 | vegetarian dairy | coffee
      Egg Coffee | Whisked yolk, as in Hanoi. | 4.50 | vegetarian egg dairy
      Iced Tea | Jasmine, lime. | 2.50 | vegan
      Lime Soda | Salted plum if you like. | 2.95 | vegan
      Sugar Cane Juice | Pressed, kumquat. | 3.75 | vegan
      Bia Saigon | 330 ml bottle, 4.3 %. | 3.95 | vegan gluten 18+
      Three-Colour Dessert | Beans, jelly, coconut, crushed ice. | 4.50 | vegan
      Banana Cake with Coconut Cream | Warm. | 4.75 | vegan
      Crème Caramel | With coffee. | 4.25 | vegetarian egg dairy`,
    ),
  ],
  specials: dishes(
    choices,
    `Short Rib Pho | On the bone, forty hours. | 15.50 | fish celery | herbs more
    Cha Ca | Turmeric monkfish, dill, vermicelli. | 15.95 | fish peanuts
    Lemongrass Lobster | Half, chargrilled. | 22.00 | crustaceans fish | rice
    Hue Rice Cakes | Nine saucers, prawn, crackling. | 8.50 | crustaceans fish
    Soft-Shell Crab with Tamarind | Fried, sticky. | 12.95 | crustaceans gluten fish | rice
    Mi Quang | Turmeric noodles, little broth, prawn, peanut. | 12.25 | crustaceans peanuts fish egg | herbs
    Goat Curry Saigon | Taro, coconut. | 13.50 | fish | rice`,
  ),
};
