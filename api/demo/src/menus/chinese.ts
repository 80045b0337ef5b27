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

const fried = chooseOne(
  'Fried rice',
  'Egg fried rice +1.00',
  'Yeung Chow fried rice +2.00',
  'Vegetable fried rice +1.20',
);

const choices = {
  rice: chooseOne(
    'With',
    'Boiled rice',
    withChoices('Fried rice', fried),
    'Soft noodles +1.50',
    'Nothing, thank you',
  ),
  meat: chooseOne('Made with', 'Chicken', 'Beef +0.80', 'King prawn +2.00', 'Roast pork +0.60', 'Tofu'),
  heat: chooseOne('Sichuan heat', 'Gentle', 'Tingling', 'Numbing', 'As the chef eats it'),
  crackers: chooseUpToOne('Prawn crackers', 'Small bag +1.50', 'Large bag +2.50'),
  pancakes: chooseUpTo(
    3,
    'More for the duck',
    'Extra pancakes +2.00 x3',
    'Extra hoisin +0.80 x3',
    'Cucumber and leek +1.00 x2',
  ),
  dipping: chooseUpTo(
    3,
    'Dips',
    'Chilli oil +0.70 x3',
    'Black vinegar and ginger +0.70 x3',
    'Sweet chilli +0.60 x3',
    'Soy and sesame +0.60 x3',
  ),
  cooked: chooseOne('Cooked', 'Steamed', 'Pan-fried +0.50'),
  roast: chooseExactly(2, 'Two roasts', 'Roast duck', 'Crispy belly pork', 'Char siu', 'Soy chicken'),
  hotpot: chooseBetween(
    3,
    6,
    'Into the pot',
    'Sliced beef',
    'Sliced lamb +1.00',
    'Prawns +2.00',
    'Fish balls',
    'Tofu puffs',
    'Enoki mushrooms',
    'Napa cabbage',
    'Glass noodles',
    'Lotus root',
  ),
  broth: chooseOne(
    'Broth',
    'Clear chicken',
    'Mushroom and goji',
    withChoices('Sichuan red oil', chooseOne('How red?', 'Pink', 'Red', 'Volcanic')),
    withChoices(
      'Half and half +1.50',
      chooseOne('Red half', 'Mild', 'Hot'),
      chooseOne('Clear half', 'Chicken', 'Mushroom'),
    ),
  ),
};

const section = sectionsWith(choices);

export const chinese: CuisineMenu = {
  cuisine: 'Chinese',
  otherCuisines: ['Noodles', 'Dim sum', 'Late night'],
  headline: 'From the Wok',
  plural: 'wok dishes',
  freeDishes: ['Prawn Crackers', 'Vegetable Spring Rolls', 'Egg Fried Rice', 'Jasmine Tea', 'Prawn Toast'],
  sections: [
    section(
      'Appetisers',
      '',
      `Prawn Crackers | With sweet chilli. | 2.50 | crustaceans
      Vegetable Spring Rolls | Four, cabbage, carrot, glass noodle. | 4.25 | vegan gluten soya | dipping
      Crispy Duck Rolls | Two large ones, hoisin. | 5.75 | gluten soya sesame | dipping
      Prawn Toast | Sesame crust, deep-fried. | 5.50 | crustaceans gluten sesame egg
      Salt & Pepper Chicken Wings | Garlic, chilli, spring onion. | 6.50 | gluten | dipping
      Salt & Pepper Squid | Crisp, with five-spice salt. | 7.75 | molluscs gluten
      Capital Spare Ribs | Sweet, sticky, dark vinegar. | 7.25 | gluten soya
      Crispy Seaweed | Shredded greens, sugar, sea salt. | 3.95 | vegan
      Smacked Cucumber | Garlic, sesame, chilli oil. | 4.50 | vegan sesame soya gluten
      Satay Chicken Skewers | Four, peanut sauce. | 6.25 | peanuts soya gluten`,
    ),
    section(
      'Dim Sum',
      'Folded every morning, by the basket.',
      `Har Gau | Four prawn dumplings in clear pastry. | 5.95 | crustaceans | dipping
      Siu Mai | Pork and prawn, a dot of roe. | 5.75 | crustaceans gluten egg soya | dipping
      Pork & Chive Dumplings | Six, northern style. | 5.95 | gluten soya sesame | cooked dipping
      Chicken & Sweetcorn Dumplings | Six, thin-skinned. | 5.95 | gluten soya | cooked dipping
      Mushroom & Cabbage Dumplings | Six, with ginger. | 5.50 | vegan gluten soya | cooked dipping
      Char Siu Bao | Two fluffy buns, barbecued pork. | 4.75 | gluten soya
      Custard Bao | Two, salted egg yolk that runs. | 4.75 | vegetarian gluten dairy egg
      Turnip Cake | Pan-fried with dried shrimp. | 5.25 | crustaceans | dipping
      Prawn Cheung Fun | Silky rice rolls, sweet soy. | 6.25 | crustaceans soya gluten
      Sticky Rice in Lotus Leaf | Chicken, sausage, mushroom. | 6.50 | soya gluten crustaceans
      Xiao Long Bao | Six soup dumplings. Careful. | 6.95 | gluten soya | dipping`,
    ),
    section(
      'Soups',
      '',
      `Hot & Sour Soup | Tofu, bamboo, white pepper. | 4.25 | vegetarian egg soya gluten
      Chicken & Sweetcorn Soup | As thick as it ought to be. | 3.95 | egg
      Wonton Soup | Six prawn wontons, clear broth. | 5.50 | crustaceans gluten
      Crab Meat & Asparagus Soup | With egg white. | 5.95 | crustaceans egg`,
    ),
    section(
      'Roasts',
      'Hung in the window until they are gone.',
      `Crispy Aromatic Duck | Pancakes, cucumber, leek, hoisin. | Quarter 10.50, Half 18.50, Whole 34.00 | gluten soya sesame | pancakes
      Roast Duck on Rice | Cantonese, on the bone, plum sauce. | 11.50 | soya gluten
      Char Siu on Rice | Honey-glazed pork, pak choi. | 10.75 | soya gluten
      Crispy Belly Pork on Rice | Crackling first, then meat. | 11.25 | soya gluten mustard
      Soy Chicken on Rice | Poached in master stock, ginger oil. | 10.50 | soya gluten
      Two Roasts on Rice | Any two, a bowl of broth. | 12.95 | soya gluten | roast`,
    ),
    section(
      'From the Wok',
      'One at a time over a fierce flame.',
      `Kung Pao Chicken | Peanuts, dried chilli, spring onion. | 9.75 | peanuts soya gluten | heat rice
      Sweet & Sour Chicken | Peppers, pineapple, crisp batter. | 9.25 | gluten egg | rice
      Lemon Chicken | Battered breast, sharp lemon sauce. | 9.25 | gluten egg | rice
      Beef in Black Bean Sauce | Green pepper, fermented beans. | 9.95 | soya gluten | rice
      Crispy Chilli Beef | Shredded, sweet, carrots. | 9.95 | gluten egg soya | rice
      Mapo Tofu | Silken tofu, minced pork, Sichuan pepper. | 9.50 | soya gluten | heat rice
      Fish-Fragrant Aubergine | No fish: garlic, ginger, vinegar. | 8.95 | vegan soya gluten | heat rice
      King Prawns with Ginger | Spring onion, Shaoxing wine. | 11.95 | crustaceans soya gluten | rice
      Dry-Fried Green Beans | Preserved greens, garlic. | 8.25 | vegan soya | heat rice
      Cashew Chicken | Water chestnuts, light soy. | 9.50 | nuts soya gluten | rice
      Twice-Cooked Pork | Leeks, bean paste, a good amount of fat. | 10.25 | soya gluten | heat rice
      Chicken Curry Chinese Style | Onions, peas and that sauce. | 8.95 | gluten mustard | rice
      Steamed Sea Bass | Whole, ginger, spring onion, hot oil. | 17.50 | fish soya gluten | rice
      Salt & Chilli Tofu | Crisp cubes, garlic, chilli. | 8.50 | vegan soya gluten | rice`,
    ),
    section(
      'Noodles & Rice',
      '',
      `Chow Mein | Soft noodles, bean sprouts, soy. | 8.75 | gluten egg soya | meat crackers
      Singapore Noodles | Fine rice noodles, curry powder, prawn, pork. | 9.25 | crustaceans egg soya | crackers
      Ho Fun | Wide rice noodles, smoky, bean sprouts. | 9.25 | soya gluten | meat crackers
      Dan Dan Noodles | Minced pork, sesame, chilli oil, pickles. | 9.50 | gluten sesame peanuts soya | heat
      Yeung Chow Fried Rice | Prawn, char siu, egg, peas. | 8.95 | crustaceans egg soya gluten | crackers
      Egg Fried Rice | Spring onion. | 3.75 | vegetarian egg soya
      Boiled Rice | Jasmine. | 2.75 | vegan
      Pak Choi in Oyster Sauce | Crisp stems. | 5.50 | molluscs soya gluten`,
    ),
    section(
      'Drinks & Sweets',
      '',
      `Jasmine Tea | A pot for two. | 2.50 | vegan
      Bubble Milk Tea | Black tea, tapioca pearls. | 4.50 | vegetarian dairy
      Soy Milk | Cold, lightly sweet. | 2.25 | vegan soya
      Tsingtao | 330 ml bottle, 4.7 %. | 3.95 | vegan gluten 18+
      Cola | 330 ml can. | 1.80 | vegan
      Banana Fritters | In syrup, sesame. | 4.75 | vegetarian gluten sesame egg
      Mango Pudding | With evaporated milk. | 4.25 | vegetarian dairy`,
    ),
  ],
  specials: dishes(
    choices,
    `Hotpot for Two | Broth on a burner, what you put in is up to you. | 32.00 | soya gluten sesame celery | broth hotpot dipping
    Lion’s Head Meatballs | Braised pork, napa cabbage. | 11.50 | gluten egg soya | rice
    Red-Braised Pork Belly | Rock sugar, star anise, egg. | 11.95 | soya gluten egg | rice
    Sichuan Boiled Fish | Sea bass, chilli oil, bean sprouts. | 14.95 | fish soya gluten | heat rice
    Cumin Lamb | Xinjiang style, coriander, onion. | 12.25 | soya gluten | heat rice
    Claypot Rice with Lap Cheong | Crust at the bottom. | 11.75 | soya gluten
    Stir-Fried Pea Shoots | Garlic, when they are in season. | 7.95 | vegan soya`,
  ),
};
