import {
  chooseBetween,
  dishes,
  withChoices,
  chooseUpToOne,
  chooseOne,
  sectionsWith,
  chooseUpTo,
} from './language';
import type { CuisineMenu } from './language';

const swallow = chooseOne('Swallow', 'Pounded yam', 'Eba', 'Amala +0.50', 'Semolina', 'Fufu');

const choices = {
  with: chooseOne(
    'With',
    'Jollof rice',
    'White rice',
    'Coconut rice +0.80',
    withChoices('A swallow', swallow),
    'Fried plantain',
  ),
  swallow,
  meat: chooseOne(
    'With',
    'Chicken',
    'Goat +1.50',
    'Beef',
    'Assorted offal +1.00',
    'Croaker fish +2.50',
    'Mushrooms',
  ),
  pepper: chooseOne('Pepper', 'Small small', 'Normal', 'Plenty', 'Lagos'),
  sides: chooseUpTo(
    4,
    'Sides',
    'Plantain +2.20 x3',
    'Moin moin +3.00 x2',
    'Boiled egg +1.00 x3',
    'Coleslaw +1.50 x2',
    'Shito +1.00 x2',
    'Suya pepper +0.50 x2',
  ),
  beyaynetu: chooseBetween(
    4,
    7,
    'On the injera',
    'Red lentils',
    'Yellow split peas',
    'Collard greens',
    'Cabbage and carrot',
    'Shiro',
    'Beetroot',
    'Green beans',
    'Doro wat +3.00',
    'Beef tibs +3.00',
  ),
  injera: chooseOne(
    'Bread',
    'Injera, mixed grain',
    'Injera, all teff +1.20',
    withChoices('Rice instead', chooseOne('Rice', 'Plain', 'Spiced +0.50')),
  ),
  rice: chooseUpToOne('Party extra', 'Smoky bottom pot +0.80', 'Extra stew +1.50'),
  banana: chooseUpToOne('Banana', 'With the rice, Somali style', 'No banana'),
  coffee: chooseOne('Coffee', 'Black', 'With ginger', 'With popcorn +0.80'),
};

const section = sectionsWith(choices);

export const african: CuisineMenu = {
  cuisine: 'African',
  otherCuisines: ['Halal', 'Grill', 'Street food'],
  headline: 'Stews & Soups',
  plural: 'stews',
  freeDishes: ['Fried Plantain', 'Puff Puff', 'Chin Chin', 'Vegetable Sambusa', 'Zobo', 'Coleslaw'],
  sections: [
    section(
      'Small Chops',
      '',
      `Puff Puff | Ten, warm, nutmeg. | 3.95 | vegan gluten
      Meat Pie | Beef, potato, short pastry. | 3.50 | gluten dairy egg celery
      Vegetable Sambusa | Three, lentil and green chilli. | 3.95 | vegan gluten
      Beef Sambusa | Three. | 4.50 | halal gluten
      Akara | Bean fritters, pepper sauce. | 4.25 | vegan
      Moin Moin | Steamed bean pudding, egg. | 4.50 | egg fish
      Yam Chips | Pepper sauce. | 4.25 | vegan
      Peppered Snails | In the red sauce. | 9.50 | molluscs | pepper
      Asun | Peppered goat, smoky. | 8.95 | halal | pepper
      Gizdodo | Gizzards and plantain. | 7.50 | halal | pepper
      Goat Pepper Soup | Calabash nutmeg. | 7.50 | halal celery | pepper
      Chin Chin | Crunchy, sweet. | 2.50 | vegetarian gluten dairy egg`,
    ),
    section(
      'Rice',
      'Party portions.',
      `Jollof Rice | Long grain, tomato, pepper, smoke. | Regular 5.95, Large 8.50 | vegan celery | rice sides
      Jollof Rice with Meat | And stew. | 11.50 | halal celery | meat pepper rice sides
      Fried Rice | Liver, prawn, sweetcorn. | 9.95 | crustaceans celery soya | meat sides
      Ofada Rice & Ayamase | Green pepper stew, in a leaf. | 11.95 | halal fish crustaceans egg | pepper sides
      Waakye | Rice and beans, spaghetti, gari, egg, shito. | 11.50 | fish crustaceans gluten egg | meat sides
      Thieboudienne | Senegalese fish and rice, cassava, carrot. | 13.50 | fish celery | pepper
      Yassa Chicken | Lemon, onions, mustard, white rice. | 11.95 | halal mustard | pepper
      Somali Rice with Lamb | Hilib ari, cardamom, raisins. | 13.95 | halal celery | banana
      Coconut Rice & Fish | Fried croaker. | 13.50 | fish crustaceans | pepper`,
    ),
    section(
      'Stews & Soups',
      'With what you like to eat them with.',
      `Egusi | Ground melon seed, spinach. | 11.50 | halal fish crustaceans | meat swallow
      Efo Riro | Spinach, peppers, locust bean. | 11.50 | halal fish crustaceans | meat swallow
      Okra Soup | Drawing, as it should. | 11.25 | halal fish crustaceans | meat swallow
      Ogbono | Wild mango seed. | 11.50 | halal fish crustaceans | meat swallow
      Peanut Stew | Maafe, sweet potato. | 10.95 | halal peanuts celery | meat with
      Vegan Peanut Stew | Sweet potato, greens. | 9.95 | vegan peanuts celery | with
      Red Stew | Tomato, scotch bonnet, slow fried. | 10.50 | halal celery | meat pepper with
      Ayamase | Green pepper, palm oil, egg. | 11.50 | halal fish egg | pepper with
      Light Soup | Ghanaian, clear, hot. | 10.95 | halal celery | meat swallow
      Palm Nut Soup | Smoked fish, goat. | 12.50 | halal fish crustaceans | swallow
      Cassava Leaf Stew | Sierra Leone, peanut. | 11.50 | halal fish peanuts | with
      Beans & Plantain | Red red, gari. | 9.50 | vegan | pepper`,
    ),
    section(
      'Injera',
      'Teff bread below, stews above. Eat with the right hand.',
      `Doro Wat | Chicken, berbere, egg, long-cooked onions. | 12.95 | halal dairy egg gluten | injera
      Beef Tibs | Seared, rosemary, green chilli. | 12.95 | halal dairy gluten | pepper injera
      Lamb Tibs | On the clay burner. | 13.95 | halal dairy gluten | pepper injera
      Kitfo | Minced beef, spiced butter, raw or warm. | 13.95 | halal dairy gluten
      Key Wat | Beef in berbere. | 12.50 | halal dairy gluten | injera
      Misir Wat | Red lentils, berbere. | 9.95 | vegan gluten | injera
      Shiro | Chickpea flour, garlic, bubbling. | 9.95 | vegan gluten | pepper injera
      Gomen | Collard greens, ginger. | 9.25 | vegan gluten | injera
      Vegan Beyaynetu | Four to seven little stews. | 12.95 | vegan gluten mustard | beyaynetu
      Injera Platter for Two | Meat and vegetables, two rolls each. | 29.50 | halal dairy egg gluten | beyaynetu injera`,
    ),
    section(
      'Suya & Grill',
      'Coals, peanut spice, onions, tomato, newspaper.',
      `Beef Suya | Thin, hot, dusty. | 8.95 | halal peanuts | pepper sides
      Chicken Suya | Thigh. | 8.50 | halal peanuts | pepper sides
      Ram Suya | On Fridays. | 9.95 | halal peanuts | pepper sides
      Suya Wings | Eight. | 8.50 | halal peanuts | pepper sides
      Grilled Tilapia | Whole, pepper sauce, attiéké. | 15.50 | fish mustard | pepper with
      Grilled Croaker | Whole, plantain. | 16.50 | fish | pepper with
      Chicken & Attiéké | Cassava couscous, onion. | 12.50 | halal mustard | pepper
      Mushroom Suya | Oyster mushrooms. | 7.95 | vegan peanuts | pepper sides
      Nyama Choma | Goat ribs, kachumbari, ugali. | 14.95 | halal | pepper`,
    ),
    section(
      'Sides',
      '',
      `Fried Plantain | Sweet, dark at the edges. | 3.50 | vegan
      Pounded Yam |  | 3.50 | vegan
      Fufu |  | 3.25 | vegan
      Injera | Three rolls. | 3.50 | vegan gluten
      Coleslaw |  | 2.75 | vegetarian egg mustard
      Kachumbari | Tomato, onion, lime. | 2.95 | vegan
      Chapati | Kenyan, layered. | 1.95 | vegan gluten
      Shito | Black pepper sauce. | 1.50 | fish crustaceans`,
    ),
    section(
      'Sweet & Drinks',
      '',
      `Coconut Candy | Six pieces. | 2.95 | vegan
      Mandazi | Cardamom doughnuts. | 3.50 | vegetarian gluten dairy egg
      Malva Pudding | Apricot, custard. | 4.95 | vegetarian gluten dairy egg
      Zobo | Hibiscus, ginger, clove. | 2.95 | vegan
      Chapman | Red, fizzy, cucumber. | 3.50 | vegan
      Palm Wine | 330 ml. | 3.95 | vegan 18+
      Malt Drink | 330 ml bottle. | 2.25 | vegan gluten
      Supermalt Shake | With ice cream. | 4.50 | vegetarian gluten dairy
      Ethiopian Coffee | Roasted for you, in the jebena. | 3.95 | vegan | coffee
      Spiced Shaah | Somali tea, milk. | 2.25 | vegetarian dairy
      Lager | 600 ml bottle, 5 %. | 5.50 | vegan gluten 18+`,
    ),
  ],
  specials: dishes(
    choices,
    `Nkwobi | Cow foot, palm oil, ugba. | 10.95 | halal fish | pepper
    Isi Ewu | Goat head, for two. | 21.00 | halal fish | pepper
    Catfish Pepper Soup | Scent leaf. | 11.95 | fish | pepper
    Bunny Chow | Durban curry in a loaf. | 11.50 | halal gluten mustard | pepper
    Bobotie | Cape mince, curry, egg custard. | 12.50 | halal egg dairy gluten nuts
    Kuku Paka | Coconut chicken, charred first. | 12.50 | halal | with
    Jollof Tray for Ten | Plantain, coleslaw, drumsticks. | 78.00 | halal celery egg mustard | pepper`,
  ),
};
