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

const choices = {
  soy: chooseUpToOne('Soy sauce', 'Regular', 'Reduced salt', 'Tamari, without gluten +0.30'),
  extras: chooseUpTo(
    3,
    'Extras',
    'Pickled ginger +0.60 x2',
    'Fresh wasabi +1.80 x2',
    'Spicy mayonnaise +0.80 x2',
    'Masago +1.50',
  ),
  rolled: chooseOne(
    'Rice',
    'White sushi rice',
    'Brown rice +0.60',
    withChoices('Cucumber instead of rice +1.20', chooseOne('Cut', 'Thin', 'Thick')),
  ),
  handrolls: assorted(
    3,
    'Three hand rolls',
    'Salmon and avocado x3',
    'Spicy tuna x3',
    'Yellowtail and shiso +0.80 x3',
    'Crab and cucumber x3',
    'Tempura prawn x3',
    'Avocado and pickles x3',
  ),
  curry: chooseOne('Katsu of', 'Chicken', 'Prawn +1.50', 'Pumpkin', 'Tofu'),
  side: chooseOne('Side', 'Miso soup', 'Edamame', 'Seaweed salad +1.00', 'Gyoza +2.00'),
  noodle: chooseOne('Noodles', 'Thin ramen', 'Thick udon', 'Buckwheat soba +0.50'),
  ramen: chooseUpTo(
    4,
    'On the ramen',
    'Soy egg +1.20 x2',
    'Chashu pork +2.50 x2',
    'Bamboo shoots +1.00',
    'Sweetcorn and butter +1.00',
    'Chilli bomb +0.80',
  ),
  poke: chooseBetween(
    2,
    5,
    'Into the bowl',
    'Edamame',
    'Avocado +0.80',
    'Pickled radish',
    'Mango',
    'Seaweed',
    'Crisp onions',
    'Cucumber',
  ),
  bento: chooseOne(
    'Main of the bento',
    withChoices('Katsu', chooseOne('Katsu of', 'Chicken', 'Pumpkin')),
    'Teriyaki salmon +1.50',
    withChoices('Sushi, six pieces +2.00', chooseOne('Chef chooses', 'Fish', 'Vegetables')),
    'Beef short rib +2.00',
  ),
};

const section = sectionsWith(choices);

export const sushi: CuisineMenu = {
  cuisine: 'Sushi',
  otherCuisines: ['Japanese', 'Noodles', 'Healthy'],
  headline: 'Rolls',
  plural: 'rolls',
  freeDishes: ['Edamame', 'Miso Soup', 'Seaweed Salad', 'Mochi Ice Cream', 'Green Tea'],
  sections: [
    section(
      'Small Plates',
      '',
      `Edamame | Sea salt, or chilli and garlic. | Salted 3.95, Spicy 4.25 | vegan soya
      Miso Soup | Tofu, wakame, spring onion. | 2.75 | fish soya
      Seaweed Salad | Sesame, rice vinegar. | 4.25 | vegan sesame soya gluten
      Chicken Gyoza | Five, one crisp side. | 5.95 | gluten soya sesame
      Vegetable Gyoza | Five, cabbage and shiitake. | 5.50 | vegan gluten soya sesame
      Prawn Tempura | Four, ginger dashi. | 8.50 | crustaceans gluten egg fish
      Vegetable Tempura | Sweet potato, broccoli, aubergine. | 6.95 | vegan gluten
      Karaage Chicken | Soy and ginger marinade, lemon. | 6.75 | gluten soya egg
      Takoyaki | Six octopus balls, bonito. | 6.95 | molluscs gluten egg fish
      Nasu Dengaku | Grilled aubergine, sweet miso. | 6.25 | vegan soya sesame
      Agedashi Tofu | Crisp silken tofu in dashi. | 5.75 | soya gluten fish`,
    ),
    section(
      'Nigiri & Sashimi',
      'Nigiri come in twos, sashimi in fives.',
      `Salmon Nigiri | Scottish, brushed with soy. | 4.50 | fish soya gluten | soy extras
      Tuna Nigiri | Yellowfin. | 5.25 | fish soya gluten | soy extras
      Sea Bass Nigiri | Yuzu, sea salt. | 4.75 | fish | soy
      Eel Nigiri | Grilled, sweet sauce. | 5.75 | fish soya gluten | soy
      Prawn Nigiri | Butterflied, sweet. | 4.25 | crustaceans | soy
      Omelette Nigiri | Folded twelve times. | 3.75 | vegetarian egg soya gluten | soy
      Inari | Sweet tofu pockets, sesame rice. | 3.75 | vegan soya sesame gluten
      Salmon Sashimi | Five thick slices. | 8.50 | fish gluten-free | soy extras
      Tuna Sashimi | Five slices, fresh wasabi. | 9.95 | fish gluten-free | soy extras
      Mixed Sashimi | Salmon, tuna, bass; the chef picks. | Nine pieces 15.50, Fifteen pieces 24.00 | fish | soy extras`,
    ),
    section(
      'Rolls',
      'Eight pieces, cut when you order.',
      `Salmon & Avocado Roll | The one everybody likes. | 7.50 | fish sesame | rolled soy extras
      California Roll | Crab, avocado, orange roe. | 7.75 | crustaceans fish egg sesame | rolled soy extras
      Spicy Tuna Roll | Chilli mayonnaise, cucumber. | 8.25 | fish egg sesame | rolled soy extras
      Crunchy Prawn Roll | Tempura prawn, crisp bits, eel sauce. | 9.50 | crustaceans gluten egg soya | soy extras
      Dragon Roll | Eel inside, avocado outside. | 11.50 | fish soya gluten sesame | soy extras
      Rainbow Roll | Five fish over a California roll. | 12.50 | fish crustaceans egg sesame | soy extras
      Volcano Roll | Torched salmon, spicy mayonnaise. | 10.95 | fish egg soya gluten sesame | soy extras
      Soft-Shell Crab Roll | Whole crab, legs out. | 11.25 | crustaceans gluten egg | soy
      Avocado Roll | Ripe, sesame, nothing else. | 5.75 | vegan sesame | rolled soy
      Sweet Potato Tempura Roll | Teriyaki, chives. | 6.95 | vegan gluten soya | soy
      Cucumber Maki | Six small ones. | 3.75 | vegan sesame | soy
      Salmon Maki | Six small ones. | 4.75 | fish | soy
      Hand Roll Trio | Three cones, eat quickly. | 13.50 | fish crustaceans sesame egg | handrolls soy`,
    ),
    section(
      'Platters',
      'For two or more, with ginger, wasabi and soy.',
      `Salmon Lovers Platter | Nigiri, sashimi and rolls, twenty pieces. | 24.00 | fish sesame soya gluten | soy extras
      Vegetable Platter | Twenty pieces without a fin. | 18.50 | vegan sesame soya gluten | soy extras
      Omakase Box | What the market had, sixteen pieces. | 29.50 | fish crustaceans soya gluten | soy
      Family Platter | Fifty pieces, miso for four. | 58.00 | fish crustaceans egg soya gluten sesame | soy extras`,
    ),
    section(
      'Hot Bowls & Bento',
      '',
      `Katsu Curry | Panko crust, mild curry sauce, rice. | 10.95 | gluten egg soya mustard | curry
      Salmon Teriyaki | Grilled, rice, pickles. | 12.95 | fish soya gluten
      Chicken Teriyaki Don | On rice, sesame greens. | 10.50 | soya gluten sesame
      Unagi Don | Grilled eel, rice, sansho pepper. | 16.50 | fish soya gluten
      Tonkotsu Ramen | Eighteen-hour pork broth, chashu. | 12.50 | gluten egg soya sesame | ramen
      Miso Mushroom Ramen | Soy milk, shiitake, chilli oil. | 11.50 | vegan gluten soya sesame | ramen
      Yaki Udon | Wok-fried, cabbage, chicken. | 10.25 | gluten soya fish | noodle
      Salmon Poke | Sushi rice, ponzu. | 11.95 | fish soya gluten sesame | poke
      Tofu Poke | Sushi rice, sesame dressing. | 10.50 | vegan soya gluten sesame | poke
      Bento Box | Rice, salad, pickles, fruit. | 13.50 | soya gluten sesame fish | bento side`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Mochi Ice Cream | Two: mango, matcha or sesame as they come. | 4.25 | vegetarian dairy sesame
      Matcha Cheesecake | Baked, green, not too sweet. | 5.50 | vegetarian gluten dairy egg
      Dorayaki | Pancakes, red bean. | 4.50 | vegetarian gluten egg
      Green Tea | Sencha, hot. | 2.50 | vegan
      Yuzu Lemonade | Sharp. | 3.25 | vegan
      Ramune Soda | With the marble. | 3.50 | vegan
      Japanese Lager | 330 ml bottle, 5 %. | 4.50 | vegan gluten 18+
      Sake Carafe | 180 ml, warm or cold. | 8.50 | vegan 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Scallop Nigiri | Torched, truffle salt. | 6.50 | molluscs | soy
    Black Cod in Miso | Three days in the marinade. | 19.50 | fish soya
    Toro Tartare | Fatty tuna, caviar, nori crisps. | 16.50 | fish soya gluten
    Wagyu Tataki | Seared, ponzu, garlic chips. | 15.95 | soya gluten
    Okonomiyaki | Cabbage pancake, bonito that waves. | 9.75 | fish gluten egg soya
    Chirashi Bowl | Scattered fish on sushi rice. | 16.95 | fish crustaceans egg soya gluten | soy extras
    Lotus Root Crisps | Shichimi. | 4.50 | vegan`,
  ),
};
