import { dishes, withChoices, chooseOne, sectionsWith, chooseUpTo } from './language';
import type { CuisineMenu } from './language';

const whichNaan = chooseOne(
  'Which naan',
  'Plain naan',
  'Garlic naan +0.75',
  'Peshwari naan +0.95',
  'Keema naan +1.25',
);

const choices = {
  rice: chooseOne(
    'Rice',
    'Pilau rice',
    'Steamed basmati',
    'Mushroom rice +0.80',
    'Lemon rice +0.60',
    withChoices('Naan instead of rice +0.50', whichNaan),
    'No rice, thank you',
  ),
  heat: chooseOne('How hot?', 'Mild', 'Medium', 'Hot', 'Extra hot'),
  extras: chooseUpTo(
    3,
    'Extras',
    'Raita +1.20 x2',
    'Mango chutney +0.80 x3',
    'Lime pickle +0.80 x2',
    'Poppadom +0.90 x6',
    'Kachumber salad +1.50 x2',
  ),
  chutney: chooseUpTo(
    2,
    'On the side',
    'Mint yoghurt +0.60 x2',
    'Tamarind chutney +0.60 x2',
    'Chilli chutney +0.60 x2',
  ),
  biryani: chooseOne('Served with', 'Vegetable curry sauce', 'Cucumber raita', 'Masala gravy +0.50'),
  meat: chooseOne('Made with', 'Chicken', 'Lamb +1.50', 'King prawn +3.00', 'Paneer', 'Mixed vegetables'),
  bread: chooseOne(
    'Bread',
    withChoices('Naan', whichNaan),
    'Tandoori roti',
    'Two chapatis',
    'Laccha paratha +0.95',
  ),
};

const section = sectionsWith(choices);

export const indian: CuisineMenu = {
  cuisine: 'Indian',
  otherCuisines: ['Curry', 'Halal', 'Vegan'],
  headline: 'Curries',
  plural: 'curries',
  freeDishes: [
    'Onion Bhaji',
    'Vegetable Samosa',
    'Plain Naan',
    'Pilau Rice',
    'Poppadoms & Chutneys',
    'Gulab Jamun',
  ],
  sections: [
    section(
      'Small Plates',
      'To share while the tandoor gets to work.',
      `Poppadoms & Chutneys | Three poppadoms, mango chutney, mint yoghurt, lime pickle. | 3.60 | vegetarian dairy mustard
      Onion Bhaji | Crisp shredded onion in spiced gram flour. | 3.50 | vegan | chutney
      Vegetable Samosa | Potato, peas and ajwain in short pastry. | 3.00 | vegan gluten | chutney
      Lamb Samosa | Minced lamb, mint and green chilli. | 3.95 | halal gluten | chutney
      Samosa Chaat | Broken samosa, chickpeas, yoghurt, tamarind, sev. | 6.25 | vegetarian gluten dairy
      Aloo Tikki | Crisped potato cakes with ginger and pomegranate. | 5.25 | vegan
      Pani Puri | Six hollow puris, spiced potato, mint water. | 5.75 | vegan gluten
      Chilli Paneer | Fried paneer, peppers, soy and green chilli. | 6.95 | vegetarian dairy soya gluten
      Chicken 65 | Curry leaf, red chilli, a squeeze of lime. | 6.95 | halal egg | heat
      Amritsari Fish | Cod in carom seed batter, tartare of mint. | 7.50 | fish gluten egg
      Gunpowder Prawns | King prawns, roasted lentil and chilli powder. | 8.50 | crustaceans mustard`,
    ),
    section(
      'Tandoor',
      'Over charcoal, with salad and mint yoghurt.',
      `Chicken Tikka | Thigh in yoghurt, ginger and Kashmiri chilli. | 7.95 | halal dairy mustard | extras
      Tandoori Chicken | On the bone, overnight marinade. | Half 8.50, Whole 14.95 | halal dairy | extras
      Malai Tikka | Cream cheese, cardamom and white pepper. | 8.25 | halal dairy
      Seekh Kebab | Hand-minced lamb, coriander, green chilli. | 7.75 | halal
      Lamb Chops | Four chops, papaya, black cardamom. | 12.95 | halal dairy | extras
      Paneer Tikka | Paneer, peppers and red onion. | 7.95 | vegetarian dairy mustard
      Tandoori Salmon | Dill, honey and mustard seed. | 11.50 | fish mustard dairy
      Tandoori Broccoli | Cream cheese, cardamom, almond crumb. | 7.25 | vegetarian dairy nuts
      Mixed Grill | Chicken tikka, seekh kebab, lamb chop, tandoori wing and naan. | 15.95 | halal dairy gluten | bread extras`,
    ),
    section(
      'Curries',
      'Served with a choice of rice.',
      `Chicken Tikka Masala | Charred chicken, tomato, cream. | 9.50 | halal dairy | rice extras
      Butter Chicken | Slow tomato and fenugreek gravy, finished with butter. | 9.95 | halal dairy nuts | rice extras
      Chicken Korma | Coconut, cashew and a little saffron. | 9.50 | halal dairy nuts | rice
      Chicken Jalfrezi | Green chillies, peppers, ginger. | 9.50 | halal | rice heat
      Chicken Chettinad | Black pepper, star anise, curry leaf. | 9.95 | halal mustard | rice heat
      Karahi Chicken | Cooked in the iron pan, tomato and ginger. | 9.75 | halal | rice heat extras
      Lamb Rogan Josh | Kashmiri chilli, fennel, slow-cooked shoulder. | 10.95 | halal | rice extras
      Lamb Bhuna | Thick, dark onion gravy. | 10.75 | halal | rice heat
      Lamb Saag | Spinach, mustard leaf and garlic. | 10.75 | halal mustard | rice
      Lamb Nihari | Overnight shank, ginger and lemon. | 12.50 | halal gluten | bread
      Goan Fish Curry | Coconut, kokum and hake. | 11.95 | fish mustard | rice
      King Prawn Malabar | Coconut milk, curry leaf, tamarind. | 12.95 | crustaceans mustard | rice heat
      Vindaloo | Garlic, vinegar and plenty of chilli. | 9.95 | halal sulphites | meat rice
      Dhansak | Lentils, tamarind, a touch of sweetness. | 9.95 | halal | meat rice
      Madras | Tomato, mustard seed, hot and sour. | 9.75 | halal mustard | meat rice`,
    ),
    section(
      'Vegetable Dishes',
      'As a main, or a side for the table.',
      `Chana Masala | Chickpeas, ginger, green chilli. | Small 5.25, Large 8.75 | vegan
      Tarka Dal | Yellow lentils, garlic and cumin. | Small 4.95, Large 7.95 | vegan mustard
      Black Dal | Cooked for twenty-four hours with butter. | Small 5.75, Large 8.95 | vegetarian dairy
      Saag Paneer | Spinach, fenugreek and paneer. | Small 5.95, Large 9.25 | vegetarian dairy
      Aloo Gobi | Potato, cauliflower, turmeric. | Small 5.25, Large 8.50 | vegan
      Bombay Aloo | Potatoes, mustard seed, tomato. | Small 4.95, Large 7.95 | vegan mustard
      Bhindi Masala | Okra, onion and dried mango. | Small 5.50, Large 8.75 | vegan
      Baingan Bharta | Smoked aubergine, tomato, coriander. | Small 5.75, Large 8.95 | vegan
      Mattar Paneer | Peas and paneer in a tomato gravy. | 8.95 | vegetarian dairy | rice
      Malai Kofta | Paneer and potato dumplings, cashew cream. | 9.50 | vegetarian dairy nuts | rice`,
    ),
    section(
      'Biryani & Rice',
      'Biryanis are sealed with dough and opened at your table.',
      `Chicken Biryani | Basmati, fried onion, mint, boiled egg. | 11.50 | halal dairy egg | biryani extras
      Lamb Biryani | Hyderabadi style, saffron and rose. | 12.95 | halal dairy | biryani extras
      King Prawn Biryani | Curry leaf and coconut. | 14.50 | crustaceans | biryani
      Vegetable Biryani | Cauliflower, beans, peas, apricot. | 10.50 | vegetarian dairy nuts | biryani
      Pilau Rice | Cardamom, clove and saffron. | 3.25 | vegan
      Steamed Basmati | Plain and light. | 2.95 | vegan
      Mushroom Rice | Button mushrooms, cumin. | 3.75 | vegan
      Lemon Rice | Curry leaf and peanuts. | 3.75 | vegan peanuts mustard`,
    ),
    section(
      'Breads',
      'Slapped on the wall of the tandoor to order.',
      `Plain Naan |  | 2.40 | vegetarian gluten dairy
      Garlic Naan | Garlic, butter, coriander. | 2.95 | vegetarian gluten dairy
      Peshwari Naan | Coconut, almond, sultana. | 3.25 | vegetarian gluten dairy nuts
      Keema Naan | Stuffed with spiced lamb. | 3.75 | halal gluten dairy
      Chilli Cheese Naan | Green chilli and cheddar. | 3.50 | vegetarian gluten dairy
      Tandoori Roti | Wholemeal, no butter. | 2.10 | vegan gluten
      Laccha Paratha | Flaky, layered, buttery. | 3.10 | vegetarian gluten dairy`,
    ),
    section(
      'Sides & Pudding',
      '',
      `Cucumber Raita | Yoghurt, cumin, mint. | 2.50 | vegetarian dairy
      Kachumber Salad | Tomato, onion, cucumber, lemon. | 2.95 | vegan
      Masala Chips | Chilli, chaat masala, coriander. | 3.95 | vegan
      Gulab Jamun | Two warm milk dumplings in rose syrup. | 3.95 | vegetarian dairy gluten
      Pistachio Kulfi | Slow-reduced milk ice cream. | 3.95 | vegetarian dairy nuts
      Gajar Halwa | Carrot, cardamom, almonds. | 4.50 | vegetarian dairy nuts`,
    ),
    section(
      'Drinks',
      '',
      `Mango Lassi | Alphonso mango, yoghurt. | 3.50 | vegetarian dairy
      Salted Lassi | Roasted cumin. | 3.25 | vegetarian dairy
      Masala Chai | Ginger, cardamom, milk. | 2.75 | vegetarian dairy
      Nimbu Pani | Fresh lime soda, sweet or salted. | 2.95 | vegan
      Cola | 330 ml can. | 1.80 | vegan
      Sparkling Water | 500 ml. | 1.95 | vegan
      Lager | 330 ml bottle, 4.8 %. | 3.95 | vegan gluten 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Railway Mutton Curry | Bone-in mutton and potatoes, as on the Bombay mail. | 12.50 | halal mustard | rice
    Laal Maas | Rajasthani lamb, smoked with clove. | 12.75 | halal dairy | rice
    Bhuna Gosht Raan | Shoulder of lamb for two, slow-roasted. | 28.00 | halal dairy | bread extras
    Dosa Masala | Crisp rice pancake, potato, sambar, coconut chutney. | 8.95 | vegan mustard | chutney
    Shatkora Beef | Sylheti citrus, slow beef. | 11.95 | halal | rice heat
    Methi Murgh | Chicken with fresh fenugreek. | 10.25 | halal dairy | rice
    Pumpkin Sambar | Tamarind, curry leaf, drumstick. | 7.95 | vegan mustard | rice
    Thali for One | Two curries, dal, rice, bread, raita and pudding. | 14.95 | vegetarian dairy gluten | bread`,
  ),
};
