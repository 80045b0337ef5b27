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

const dressing = chooseOne(
  'Dressing',
  'Tahini and lemon',
  'Miso and ginger',
  'Green goddess',
  'Chilli and lime',
  'Oil and vinegar',
);

const choices = {
  base: chooseOne(
    'Base',
    'Brown rice',
    'Quinoa',
    'Leaves',
    withChoices('Half and half', chooseOne('Which half', 'Rice and leaves', 'Quinoa and leaves')),
  ),
  protein: chooseOne('Protein', 'Smoked tofu', 'Tempeh', 'Falafel', 'Butter beans', 'Jackfruit +1.00'),
  toppings: chooseBetween(
    3,
    6,
    'Toppings',
    'Avocado +1.20',
    'Roast squash',
    'Pickled cabbage',
    'Edamame',
    'Seeds',
    'Kimchi',
    'Sprouting broccoli',
    'Beetroot',
  ),
  dressing,
  bun: chooseOne('Bun', 'Potato bun', 'Sourdough', 'Gluten-free bun +1.00', 'Lettuce'),
  more: chooseUpTo(
    4,
    'Add to it',
    'Cashew cheese +1.50',
    'Coconut bacon +1.20',
    'Avocado +1.50',
    'Pickles +0.40',
    'Second patty +3.00',
  ),
  side: chooseUpToOne(
    'With a side',
    withChoices('Fries +2.80', chooseOne('Fries', 'Skin on', 'Sweet potato +0.50', 'Celeriac +0.50')),
    withChoices('Salad +2.80', dressing),
  ),
  roast: chooseAny(
    'On the plate',
    'Yorkshire pudding',
    'Roast potatoes',
    'Carrots',
    'Greens',
    'Gravy',
    'Horseradish',
  ),
  milk: chooseOne('Milk', 'Oat', 'Soya', 'Almond +0.20', 'Coconut +0.20'),
  boost: chooseUpTo(
    2,
    'Boost',
    'Pea protein +1.20',
    'Spirulina +0.90',
    'Ginger +0.40',
    'Peanut butter +0.80',
  ),
};

const section = sectionsWith(choices);

export const vegan: CuisineMenu = {
  cuisine: 'Vegan',
  otherCuisines: ['Vegetarian', 'Healthy', 'Breakfast'],
  headline: 'Bowls',
  plural: 'bowls',
  freeDishes: ['Padrón Peppers', 'Kimchi', 'Celeriac Fries', 'Kombucha', 'Date & Tahini Ball'],
  sections: [
    section(
      'Small Plates',
      'Everything on this menu is vegan.',
      `Padrón Peppers | One in ten is hot. | 5.25 | vegan gluten-free
      Cauliflower Wings | Buffalo glaze, ranch. | 6.50 | vegan gluten soya celery
      Whipped Butter Beans | Confit garlic, grilled bread. | 5.95 | vegan gluten
      Mushroom Pâté | Walnut, thyme, cornichons. | 6.25 | vegan gluten nuts
      Sticky Aubergine | Gochujang, sesame. | 6.50 | vegan soya sesame gluten
      Corn Ribs | Lime, smoked paprika. | 5.50 | vegan gluten-free
      Tofu Bao | Two, crisp tofu, hoisin. | 6.95 | vegan gluten soya sesame
      Beetroot Tartare | Capers, horseradish, crisps. | 6.75 | vegan mustard sulphites
      Leek Vinaigrette | Hazelnuts, tarragon. | 6.25 | vegan nuts mustard
      Soup of the Day | Sourdough. Ask, it changes. | 5.50 | vegan gluten celery`,
    ),
    section(
      'Bowls',
      'Warm below, cold above.',
      `Build Your Own Bowl | A base, a protein, three to six toppings. | 9.95 | vegan soya sesame gluten | base protein toppings dressing
      Seoul Bowl | Kimchi, tofu, gochujang, sesame. | 10.50 | vegan soya sesame gluten | base
      Baja Bowl | Black beans, corn, avocado, lime. | 10.25 | vegan gluten-free | base dressing
      Mezze Bowl | Falafel, hummus, tabbouleh, pickles. | 10.50 | vegan sesame gluten | dressing
      Buddha Bowl | Squash, kale, chickpeas, tahini. | 10.25 | vegan sesame | base dressing
      Thai Peanut Bowl | Rice noodles, mango, peanut sauce. | 10.50 | vegan peanuts soya
      Dal Bowl | Red lentils, coconut, greens, chutney. | 9.50 | vegan mustard | base
      Miso Aubergine Bowl | Brown rice, edamame, pickled ginger. | 10.50 | vegan soya sesame | base
      Harvest Bowl | Celeriac, apple, walnut, grains. | 10.25 | vegan celery nuts gluten | dressing
      Protein Bowl | Tempeh, beans, quinoa, seeds, 42 g of it. | 11.25 | vegan soya | base dressing`,
    ),
    section(
      'Burgers & Rolls',
      '',
      `House Burger | Beetroot and bean, cashew cheese, slaw. | 10.25 | vegan gluten nuts mustard sesame | bun more side
      Smoked Mushroom Burger | Portobello, onion jam. | 10.50 | vegan gluten sesame | bun more side
      Crispy Seitan Burger | Buttermilk-style, pickles. | 10.75 | vegan gluten soya mustard sesame | bun more side
      Jackfruit Roll | Barbecue, apple slaw. | 9.75 | vegan gluten mustard | more side
      Tofish Sandwich | Beer batter, tartare, iceberg. | 9.95 | vegan gluten soya mustard | bun side
      Banh Mi with Lemongrass Tofu | Pickles, coriander. | 8.95 | vegan gluten soya | side
      Reuben | Beetroot pastrami, sauerkraut, rye. | 9.75 | vegan gluten mustard soya | more side
      Hot Dog with Kraut | Smoked carrot frank. | 8.50 | vegan gluten mustard | side`,
    ),
    section(
      'Plates',
      'Dinner, in the usual sense.',
      `Mushroom Bourguignon | Red wine, mash. | 12.50 | vegan celery sulphites
      Cauliflower Tikka | Charred, coconut raita, rice. | 11.95 | vegan mustard
      Lentil Cottage Pie | Root vegetables, crisp top. | 11.50 | vegan celery
      Squash & Sage Gnocchi | Walnut, kale. | 12.25 | vegan gluten nuts
      Ragu Pappardelle | Lentil and walnut, slow tomato. | 11.75 | vegan gluten nuts celery
      Mac & Greens | Cashew cheese sauce, broccoli crumb. | 10.95 | vegan gluten nuts mustard
      Green Curry with Tofu | Aubergine, jasmine rice. | 11.50 | vegan soya
      Sunday Nut Roast | With everything. Sundays, until it is gone. | 14.50 | vegan nuts gluten celery | roast
      Stuffed Peppers | Rice, currants, almonds. | 10.95 | vegan nuts`,
    ),
    section(
      'Breakfast',
      'Until three.',
      `Full Vegan Breakfast | Sausage, scramble, beans, mushrooms, toast. | 10.95 | vegan gluten soya
      Tofu Scramble on Toast | Turmeric, chives. | 8.50 | vegan gluten soya | more
      Smashed Avocado Toast | Lime, chilli, seeds. | 8.25 | vegan gluten | more
      Banana Pancakes | Maple, coconut yoghurt. | 8.95 | vegan gluten
      Granola & Coconut Yoghurt | Berries. | 6.50 | vegan nuts gluten
      Overnight Oats | Apple, cinnamon, almond. | 5.25 | vegan gluten nuts | milk`,
    ),
    section(
      'Sides',
      '',
      `Celeriac Fries | Aioli. | 4.25 | vegan celery mustard
      Skin-On Fries |  | 3.75 | vegan
      Kimchi | Six weeks. | 3.25 | vegan
      Charred Greens | Chilli, garlic. | 4.50 | vegan
      Green Salad | Herbs, seeds. | 4.25 | vegan | dressing
      Slaw | Apple, mustard. | 3.25 | vegan mustard`,
    ),
    section(
      'Sweet',
      '',
      `Chocolate & Olive Oil Cake | Salt. | 4.75 | vegan gluten soya
      Carrot Cake | Cashew frosting. | 4.75 | vegan gluten nuts
      Baked Cheesecake | Coconut, blueberry. | 5.25 | vegan nuts gluten
      Date & Tahini Ball | One bite, or two. | 2.25 | vegan sesame
      Banana Soft Serve | Peanut, chocolate. | 4.50 | vegan peanuts soya
      Cookie | Chocolate chunk, still soft. | 2.75 | vegan gluten soya`,
    ),
    section(
      'Drinks',
      '',
      `Oat Flat White |  | 3.40 | vegan gluten | milk
      Matcha Latte |  | 3.95 | vegan | milk
      Green Smoothie | Spinach, apple, ginger, banana. | 5.25 | vegan | boost
      Berry Smoothie | Berries, oat, banana. | 5.25 | vegan gluten | boost
      Cold-Pressed Juice | 300 ml. | Carrot 4.50, Beetroot 4.50, Green 4.75 | vegan celery
      Kombucha | Ginger. | 3.75 | vegan
      Natural Wine | Orange, a little cloudy. | 28.00 | vegan sulphites 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Celeriac Steak | Peppercorn sauce, fries. | 13.50 | vegan celery soya
    Lion’s Mane Katsu | Curry sauce, rice. | 12.95 | vegan gluten soya mustard
    Wild Garlic Risotto | April to May. | 12.50 | vegan celery sulphites
    Banana Blossom & Chips | Tartare, mushy peas. | 12.50 | vegan gluten mustard
    Courgette Flower Fritters | Almond ricotta. | 8.50 | vegan gluten nuts
    Oyster Mushroom Shawarma | Flatbread, pickles, tahini. | 10.95 | vegan gluten sesame
    Laksa | Coconut, tofu puffs, noodles. | 11.95 | vegan soya gluten`,
  ),
};
