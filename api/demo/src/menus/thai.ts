import { dishes, withChoices, chooseUpToOne, chooseOne, sectionsWith, chooseUpTo } from './language';
import type { CuisineMenu } from './language';

const egg = chooseUpToOne('Fried egg on top', 'Soft yolk +1.20', 'Crisp, Thai style +1.20');

const choices = {
  meat: chooseOne(
    'Made with',
    'Chicken',
    'Beef +1.00',
    'Pork',
    'King prawn +2.50',
    'Duck +2.50',
    'Tofu and vegetables',
  ),
  heat: chooseOne('Chillies', 'None', 'One', 'Two', 'Four', 'Bangkok'),
  rice: chooseOne(
    'With',
    'Jasmine rice',
    'Sticky rice +0.40',
    'Coconut rice +0.90',
    'Egg rice +0.90',
    'No rice',
  ),
  egg,
  wok: chooseOne('Noodles', 'Thin rice noodles', 'Wide rice noodles', 'Egg noodles', 'Glass noodles +0.50'),
  dips: chooseUpTo(
    3,
    'Dips',
    'Sweet chilli +0.60 x3',
    'Peanut sauce +0.90 x3',
    'Nam jim seafood +0.80 x3',
    'Sriracha +0.50 x2',
  ),
  salad: chooseUpTo(
    2,
    'Add to the salad',
    'Salted crab +1.50',
    'Dried shrimp +0.80',
    'Salted egg +1.00',
    'Pork crackling +1.20',
  ),
  set: chooseOne(
    'Main of the set',
    withChoices('Green curry', chooseOne('Green curry with', 'Chicken', 'Tofu', 'King prawn +2.00')),
    withChoices('Pad krapow', chooseOne('Krapow with', 'Pork', 'Chicken', 'Mushroom'), egg),
    'Massaman beef +1.50',
    'Pad thai with vegetables',
  ),
  tea: chooseOne('Ice and sugar', 'As it comes', 'Less sweet', 'No ice'),
};

const section = sectionsWith(choices);

export const thai: CuisineMenu = {
  cuisine: 'Thai',
  otherCuisines: ['Noodles', 'Curry', 'Healthy'],
  headline: 'Thai Curries',
  plural: 'Thai curries',
  freeDishes: [
    'Prawn Crackers',
    'Vegetable Spring Rolls',
    'Jasmine Rice',
    'Thai Iced Tea',
    'Sweetcorn Fritters',
  ],
  sections: [
    section(
      'Snacks',
      'To pass around.',
      `Prawn Crackers | Roasted chilli jam. | 2.95 | crustaceans
      Vegetable Spring Rolls | Glass noodle, carrot, plum sauce. | 5.25 | vegan gluten soya | dips
      Chicken Satay | Four skewers, peanut sauce, cucumber relish. | 6.75 | peanuts | dips
      Sweetcorn Fritters | Red curry paste, lime leaf. | 5.50 | vegan gluten | dips
      Thai Fishcakes | Long beans, lime leaf, bouncy as they should be. | 6.50 | fish egg | dips
      Prawn Toast | Coriander root, sesame. | 6.25 | crustaceans gluten sesame egg
      Salt & Pepper Tofu | Fried garlic, spring onion. | 5.50 | vegan soya gluten
      Moo Ping | Grilled pork skewers, sticky glaze. | 6.50 | fish soya gluten | dips
      Dumplings Kanom Jeeb | Pork and prawn, crisp garlic. | 6.75 | crustaceans gluten soya egg
      Chicken Wings Nam Pla | Fish sauce caramel. | 6.50 | fish | dips`,
    ),
    section(
      'Soups & Salads',
      'Sour, hot and quick.',
      `Tom Yum | Lemongrass, galangal, mushroom, lime. | 6.95 | fish crustaceans | meat heat
      Tom Kha | The same with coconut milk, kinder. | 7.25 | fish | meat heat
      Som Tam | Green papaya, long beans, peanuts. | 7.95 | fish peanuts crustaceans | heat salad
      Som Tam Fruit | Apple, pomegranate, no fish sauce. | 7.75 | vegan peanuts soya | heat
      Larb Gai | Minced chicken, toasted rice, mint. | 8.50 | fish | heat
      Yum Woon Sen | Glass noodles, prawn, pork, celery leaf. | 8.95 | crustaceans fish celery | heat
      Grilled Beef Salad | Sirloin, shallot, lime, chilli. | 10.50 | fish | heat
      Crispy Pork Belly Salad | Green apple, cashew. | 9.95 | fish nuts`,
    ),
    section(
      'Thai Curries',
      'Pastes pounded here. Contain fish sauce unless marked vegan.',
      `Green Curry | Pea aubergine, Thai basil, bamboo. | 9.75 | fish crustaceans | meat rice
      Red Curry | Bamboo, lime leaf, sweet basil. | 9.75 | fish crustaceans | meat rice
      Vegan Green Curry | Paste without shrimp, pumpkin, tofu. | 9.50 | vegan soya | rice
      Panang Curry | Thick, lime leaf, a little peanut. | 9.95 | fish crustaceans peanuts | meat rice
      Massaman Beef | Slow-braised shin, potato, cinnamon. | 11.50 | fish peanuts | rice
      Massaman Potato | Sweet potato, shallot, peanuts. | 9.75 | vegan peanuts | rice
      Jungle Curry | No coconut, wild ginger, real heat. | 9.75 | fish crustaceans | meat rice
      Yellow Curry | Turmeric, potato, crisp shallot. | 9.50 | fish | meat rice
      Roast Duck Curry | Grapes, pineapple, cherry tomato. | 12.50 | fish crustaceans soya | rice
      Sea Bass Choo Chee | Fried fillet, thick red curry. | 13.50 | fish crustaceans | rice
      Khao Soi | Chiang Mai curry noodles, chicken leg, pickles. | 11.25 | fish gluten egg`,
    ),
    section(
      'From the Wok',
      '',
      `Pad Krapow | Holy basil, garlic, bird’s eye chilli. | 9.50 | fish soya gluten molluscs | meat heat rice egg
      Cashew Nut Stir-Fry | Dried chilli, onion, spring onion. | 9.75 | nuts soya gluten molluscs | meat rice
      Ginger Stir-Fry | Black fungus, yellow bean. | 9.50 | soya gluten | meat rice
      Sweet & Sour Thai Style | Pineapple, cucumber, tomato. | 9.25 | fish | meat rice
      Garlic & Pepper | White pepper, coriander root. | 9.50 | soya gluten molluscs | meat rice
      Morning Glory | Yellow bean, garlic, chilli. | 7.50 | vegan soya gluten
      Stir-Fried Aubergine | Basil, fermented soybeans. | 8.25 | vegan soya gluten | heat rice
      Weeping Tiger | Grilled sirloin, tamarind dip, sliced. | 14.50 | fish soya gluten | rice
      Crab Omelette | Deep-fried, white crab, sriracha. | 11.95 | crustaceans egg fish | rice`,
    ),
    section(
      'Noodles & Fried Rice',
      '',
      `Pad Thai | Tamarind, egg, beansprouts, peanuts. | 9.75 | fish egg peanuts soya crustaceans | meat heat
      Vegan Pad Thai | Tofu, preserved turnip, no egg. | 9.50 | vegan peanuts soya | heat
      Pad See Ew | Wide noodles, dark soy, greens. | 9.75 | egg soya gluten molluscs | meat
      Drunken Noodles | Chilli, basil, green peppercorn. | 9.75 | soya gluten molluscs fish | meat wok heat
      Boat Noodle Soup | Beef, cinnamon, dark broth. | 10.75 | soya gluten celery | wok
      Pineapple Fried Rice | Cashew, curry powder, sultanas. | 9.95 | nuts egg soya gluten | meat
      Crab Fried Rice | White crab, egg, lime. | 12.50 | crustaceans egg fish
      Thai Fried Rice | Egg, tomato, onion. | 9.25 | egg soya gluten fish | meat egg`,
    ),
    section(
      'Rice & Sides',
      '',
      `Jasmine Rice |  | 2.75 | vegan
      Sticky Rice | In a basket, for dipping. | 3.25 | vegan
      Coconut Rice | A pinch of salt. | 3.50 | vegan
      Roti | Flaky, two to a portion. | 3.50 | vegetarian gluten dairy
      Steamed Greens | Oyster mushroom sauce. | 4.75 | vegan soya gluten`,
    ),
    section(
      'Sweets & Drinks',
      '',
      `Mango Sticky Rice | Coconut cream, toasted mung bean. | 5.95 | vegan sesame
      Coconut Ice Cream | Peanuts, palm seeds. | 4.50 | vegan peanuts
      Banana Roti | Condensed milk, folded hot. | 5.25 | vegetarian gluten dairy
      Thai Iced Tea | Orange, sweet, condensed milk. | 3.75 | vegetarian dairy | tea
      Lemongrass Cooler | Lime, soda. | 3.25 | vegan | tea
      Young Coconut Water | In a can, with pieces. | 2.95 | vegan
      Thai Lager | 330 ml bottle, 5 %. | 4.20 | vegan gluten 18+
      Sparkling Water | 500 ml. | 1.95 | vegan`,
    ),
  ],
  specials: dishes(
    choices,
    `Lunch Set | Spring roll, a main, jasmine rice. | 11.95 | fish gluten soya | set heat
    Hor Mok | Red curry custard with salmon, in banana leaf. | 11.50 | fish egg crustaceans
    Khao Man Gai | Poached chicken, stock rice, ginger sauce. | 10.50 | soya gluten
    Massaman Lamb Shank | On the bone, cardamom, potato. | 15.50 | fish peanuts | rice
    Whole Sea Bream with Lime | Steamed, garlic, plenty of chilli. | 18.50 | fish | heat rice
    Crying Cabbage | Hispi, fish sauce, fried garlic. | 7.50 | fish
    Pumpkin & Basil Stir-Fry | Egg, sweet basil, soy. | 9.25 | vegetarian egg soya gluten | rice`,
  ),
};
