import {
  chooseBetween,
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
  glaze: chooseOne(
    'Glaze',
    'Plain and crisp',
    'Yangnyeom, sweet and hot',
    'Soy and garlic',
    'Honey butter',
    withChoices(
      'Half and half +1.00',
      chooseOne('First half', 'Plain', 'Yangnyeom'),
      chooseOne('Second half', 'Soy and garlic', 'Honey butter', 'Snow cheese'),
    ),
  ),
  heat: chooseOne('Gochugaru', 'Mild', 'Korean mild', 'Korean', 'Buldak'),
  banchan: chooseUpTo(
    4,
    'Banchan',
    'Cabbage kimchi +2.00 x3',
    'Pickled radish +1.20 x3',
    'Bean sprouts in sesame +1.80 x2',
    'Glazed lotus root +2.20',
    'Sweet anchovies +2.20',
  ),
  egg: chooseUpToOne('Egg', 'Fried', 'Raw yolk', 'No egg'),
  bibim: chooseOne('Made with', 'Beef bulgogi', 'Chicken', 'Tofu', 'Mushrooms', 'Salmon sashimi +2.00'),
  rice: chooseOne('Rice', 'White', 'Multigrain +0.50', 'No rice'),
  ssam: chooseBetween(
    2,
    4,
    'Into the leaf',
    'Perilla leaves',
    'Red leaf lettuce',
    'Ssamjang',
    'Raw garlic',
    'Green chilli',
    'Pickled radish sheets',
  ),
  tteok: chooseUpTo(
    3,
    'Into the tteokbokki',
    'Boiled egg +1.20 x2',
    'Fishcake +1.50',
    'Mozzarella +1.80',
    'Ramyeon noodles +2.00',
  ),
  noodle: chooseOne('Broth', 'Iced', 'Hot'),
  set: chooseExactly(
    3,
    'Three dishes',
    'Kimbap',
    'Tteokbokki',
    'Japchae',
    'Mandu',
    'Fried chicken +1.50',
    'Kimchi pancake',
  ),
};

const section = sectionsWith(choices);

export const korean: CuisineMenu = {
  cuisine: 'Korean',
  otherCuisines: ['Fried chicken', 'Noodles', 'Grill'],
  headline: 'Fried Chicken',
  plural: 'fried chicken',
  freeDishes: ['Cabbage Kimchi', 'Pickled Radish', 'Vegetable Mandu', 'Steamed Egg', 'Barley Tea'],
  sections: [
    section(
      'Anju',
      'What one eats with the first beer.',
      `Kimchi Pancake | Crisp edges, spring onion. | 7.25 | vegetarian gluten egg
      Seafood Pancake | Prawn, squid, spring onion. | 8.95 | crustaceans molluscs gluten egg
      Pork Mandu | Six dumplings, fried or steamed. | 6.50 | gluten soya sesame
      Vegetable Mandu | Six, tofu, glass noodle. | 6.25 | vegan gluten soya sesame
      Tteokbokki | Rice cakes, gochujang. | 7.50 | gluten soya fish | heat tteok
      Rose Tteokbokki | Cream and gochujang. | 8.25 | vegetarian gluten soya dairy | tteok
      Corn Cheese | Sizzling, mayonnaise, mozzarella. | 6.25 | vegetarian dairy egg
      Corn Dog | Mozzarella and sausage, sugar. | 4.95 | gluten dairy egg
      Potato Corn Dog | Cubes of chips on the outside. | 5.50 | gluten dairy egg
      Tofu with Kimchi | Warm tofu, fried kimchi. | 7.50 | vegan soya sesame`,
    ),
    section(
      'Fried Chicken',
      'Twice through the fryer. With pickled radish.',
      `Whole Fried Chicken | Twelve pieces, on the bone. | Half 12.50, Whole 21.50 | gluten soya egg | glaze banchan
      Boneless Fried Chicken | Thigh. | Regular 10.95, Large 18.50 | gluten soya egg | glaze banchan
      Korean Chicken Wings | Eight. | 9.50 | gluten soya egg | glaze
      Snow Cheese Chicken | Under a drift of cheese powder. | 12.95 | gluten dairy soya egg
      Green Onion Chicken | Buried in spring onion, mustard. | 12.95 | gluten soya egg mustard
      Buldak | Fire chicken, melted mozzarella. | 13.50 | gluten soya dairy | heat
      Fried Cauliflower | Rice-flour crust. | 9.50 | vegan gluten soya | glaze
      Chicken & Beer Box | Boneless, two glazes, two lagers. | 26.00 | gluten soya egg 18+ | glaze banchan`,
    ),
    section(
      'Stone Bowls & Rice',
      '',
      `Dolsot Bibimbap | Stone bowl, five vegetables, a crust of rice. | 11.50 | soya sesame gluten egg | bibim egg heat
      Bibimbap | The same without the hot stone. | 10.50 | soya sesame gluten egg | bibim egg heat
      Kimchi Fried Rice | Spam, seaweed, egg. | 9.95 | egg soya gluten sesame | egg
      Vegan Kimchi Fried Rice | Mushroom, seaweed. | 9.50 | vegan soya gluten sesame
      Bulgogi Rice | Marinated beef, pear, onion. | 11.25 | soya gluten sesame | rice
      Spicy Pork Rice | Jeyuk, gochujang, cabbage. | 10.95 | soya gluten sesame | heat rice
      Katsu Don Korean Style | Pork cutlet, brown sauce, cabbage. | 10.95 | gluten egg soya
      Hoedeopbap | Raw salmon and tuna, leaves, rice. | 13.95 | fish soya sesame gluten`,
    ),
    section(
      'Barbecue',
      'Grilled for you, with lettuce, ssamjang and rice.',
      `Bulgogi | Thin rib-eye, soy, pear. | 14.50 | soya gluten sesame | ssam rice banchan
      Galbi | Short rib off the bone. | 18.50 | soya gluten sesame | ssam rice banchan
      Samgyeopsal | Pork belly, sesame oil, salt. | 13.95 | sesame soya gluten | ssam rice banchan
      Spicy Pork Belly | Gochujang. | 14.25 | soya gluten sesame | heat ssam rice
      Dak Galbi | Chicken, rice cakes, cabbage, sweet potato. | 13.50 | soya gluten sesame | heat rice
      King Oyster Mushroom Ssam | Grilled, soy butter. | 11.95 | vegetarian soya gluten sesame dairy | ssam rice`,
    ),
    section(
      'Stews & Noodles',
      '',
      `Kimchi Jjigae | Old kimchi, pork, tofu. | 10.50 | soya gluten fish | heat rice
      Sundubu Jjigae | Silken tofu, seafood, egg. | 10.95 | soya egg crustaceans molluscs | heat rice
      Vegan Sundubu | Mushroom, courgette, silken tofu. | 10.25 | vegan soya gluten | heat rice
      Army Stew | Sausage, spam, ramyeon, beans. For two. | 24.00 | gluten soya dairy fish | heat
      Galbi Tang | Clear short rib soup. | 13.50 | soya gluten | rice
      Japchae | Sweet potato noodles, vegetables, sesame. | 9.95 | vegan soya sesame gluten
      Beef Japchae | With bulgogi. | 11.50 | soya sesame gluten
      Cold Buckwheat Noodles | Naengmyeon, pear, mustard, egg. | 10.95 | gluten egg mustard soya | noodle
      Jajangmyeon | Black bean, pork, thick noodles. | 10.50 | gluten soya
      Ramyeon | Egg, spring onion, from the pot lid. | 7.50 | gluten egg soya | heat egg`,
    ),
    section(
      'Kimbap & Boxes',
      '',
      `Tuna Kimbap | Perilla, mayonnaise, ten slices. | 7.50 | fish egg sesame soya
      Bulgogi Kimbap | Ten slices. | 7.95 | soya gluten sesame egg
      Vegetable Kimbap | Burdock, carrot, spinach. | 6.75 | vegan sesame soya gluten
      Kimchi & Cheese Kimbap | Ten slices. | 7.25 | vegetarian dairy sesame egg
      Bunsik Box | Three street dishes and a soup. | 13.50 | gluten soya egg fish sesame | set heat
      Dosirak | Rice, bulgogi, egg, kimchi; shake it. | 10.50 | soya gluten sesame egg | egg`,
    ),
    section(
      'Banchan',
      '',
      `Cabbage Kimchi | From our own cellar. | 2.95 | fish crustaceans gluten
      Vegan Kimchi | Cucumber, no fish sauce. | 2.95 | vegan
      Pickled Radish | Yellow, sweet. | 1.50 | vegan sulphites
      Steamed Egg | Like a savoury soufflé. | 4.50 | vegetarian egg
      Spinach with Sesame | Namul. | 3.25 | vegan sesame soya
      White Rice |  | 2.50 | vegan`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Bingsu | Shaved milk ice, red bean, mochi. | 6.95 | vegetarian dairy
      Hotteok | Filled pancakes, brown sugar, nuts. | 4.75 | vegetarian gluten nuts peanuts
      Fish-Shaped Waffle | Red bean or custard. | 3.50 | vegetarian gluten egg dairy
      Barley Tea | Cold. | 1.95 | vegan gluten
      Banana Milk | Small carton. | 2.25 | vegetarian dairy
      Yuzu Tea | Hot, marmalade at the bottom. | 3.25 | vegan
      Korean Lager | 330 ml bottle, 4.5 %. | 3.95 | vegan gluten 18+
      Soju | 350 ml. | Original 9.50, Peach 9.95, Grape 9.95 | vegan 18+
      Makgeolli | Cloudy rice wine, 750 ml. | 13.50 | vegan gluten 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Bossam | Boiled pork, oysters, fresh kimchi. | 19.50 | molluscs fish soya | ssam
    Yukhoe | Beef tartare, pear, yolk. | 14.50 | egg sesame soya gluten
    Marinated Crab | Soy, rice to finish the shell. | 21.00 | crustaceans soya gluten | rice
    Gamjatang | Pork neck, potato, perilla seed. | 14.95 | soya gluten | heat rice
    Cheese Ribs | Pulled through mozzarella. | 17.50 | dairy soya gluten | heat
    Perilla Noodles | Cold buckwheat, perilla oil. | 10.50 | vegan gluten sesame soya
    Egg-Drop Toast | Brioche, scrambled egg, ham. | 6.95 | gluten egg dairy`,
  ),
};
