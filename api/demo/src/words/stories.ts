import type { CuisineKey } from '../menus/index';

/** Descriptions of restaurants. `{place}`, `{street}`, `{area}` and `{city}` are filled in. */
export const stories: Record<CuisineKey, string[]> = {
  indian: [
    'Slow-cooked curries and a tandoor that never goes out.',
    'Home cooking from three generations, with the spice ground every morning.',
    'A short list of curries done properly, and breads slapped to order.',
    'From the lanes of Lahore to {street}: charcoal, karahi and fresh roti.',
  ],
  pizza: [
    'Dough proved for two days, ninety seconds in the fire.',
    'Neapolitan at heart, {city} by address.',
    'Wood, flour, tomato, patience.',
    'Whole pizzas for one, half-metre ones for the table.',
  ],
  chinese: [
    'Wok cooking over a very fierce flame, roast duck in the window.',
    'Cantonese classics and a few dishes the family eats after closing.',
    'Hand-folded dumplings from noon, and a hotpot for cold nights.',
    'Sichuan pepper for those who want it, sweet and sour for those who do not.',
  ],
  thai: [
    'Curry pastes pounded here, herbs flown in on Thursdays.',
    'Street plates from Chiang Mai on {street}.',
    'Sour, salty, sweet and hot, in that order.',
    'A small kitchen with a large wok.',
  ],
  sushi: [
    'Rice seasoned by hand and fish cut to order.',
    'Hand rolls, bento and a quiet counter.',
    'Small plates, cold beer, very sharp knives.',
    'Sushi for a Tuesday, not only for a birthday.',
  ],
  burgers: [
    'Smashed thin, edges crisp, cheese melted under the dome.',
    'Beef from one farm, buns from one baker, sauces made here.',
    'Two patties, one napkin, no regrets.',
    'The burger van of {area}, grown up and indoors.',
  ],
  turkish: [
    'Charcoal ocakbasi: skewers turned in front of you, bread from the stone oven.',
    'Lamb, smoke, pomegranate and warm bread.',
    'The grill is lit at ten and does not go out until the last guest has.',
    'Family-run on {street}, with recipes from Gaziantep.',
  ],
  lebanese: [
    'Mezze for sharing, saj bread by the minute.',
    'Falafel fried to order and tahini by the bucket.',
    'Beirut breakfasts, charcoal dinners and a great deal of parsley.',
    'Everything you can scoop with bread.',
  ],
  mexican: [
    'Corn ground and pressed here, salsas from mild to unwise.',
    'Tacos as they are sold outside the metro: small, hot, several.',
    'Burritos that need two hands, margaritas that need none.',
    'Al pastor on the spit, pineapple on the top.',
  ],
  chippy: [
    'Fish from the morning market, fried in beef dripping, or in oil if you ask.',
    'Proper chips, proper batter, mushy peas like your nan’s.',
    'Frying on {street} and wrapping in paper ever since.',
    'Cod, haddock, plaice and what the boats brought.',
  ],
  caribbean: [
    'Jerk over pimento wood, rice and peas, and a bit of sunshine.',
    'Sunday food every day of the week.',
    'Curry goat, patties and rum punch, music included.',
    'From Kingston to {area} with the same old drum pan.',
  ],
  vietnamese: [
    'Broth on the stove for eighteen hours, herbs by the handful.',
    'Pho for the cold, summer rolls for the rest.',
    'Crackling banh mi and coffee that wakes the street.',
    'Fresh, quick and full of mint.',
  ],
  korean: [
    'Fried chicken twice through the fryer, kimchi from our own cellar.',
    'Stone bowls, barbecue and cold noodles.',
    'Seoul street food for {city} weather.',
    'Gochujang with everything.',
  ],
  italian: [
    'Pasta rolled every morning, sauces that know what they want.',
    'A trattoria with twelve tables and one opinion about carbonara.',
    'Simple plates from Rome and Emilia.',
    'Cicchetti, ragu, tiramisu, home.',
  ],
  vegan: [
    'Plants, cooked by people who like dinner.',
    'Nothing from an animal and nothing missing.',
    'Bowls, burgers and a roast on Sundays, all from the ground.',
    'Vegetables from farms within an hour of {city}.',
  ],
  cafe: [
    'Eggs all day, coffee from a roaster down the road.',
    'Breakfast until we close, cake until it is gone.',
    'Bacon rolls for builders, flat whites for the rest, peace between them.',
    'Bread baked at four, toasted when you come in.',
  ],
  desserts: [
    'Waffles, sundaes and cake for people who skip straight to it.',
    'Gelato churned in the morning, cookie dough warm at midnight.',
    'Pudding is a meal.',
    'Open late because cravings are.',
  ],
  periperi: [
    'Flame-grilled chicken, marinated for a day and a night.',
    'Choose your heat, then regret it gently.',
    'Half a chicken, two sides, no cutlery.',
    'Lisbon by way of Maputo by way of {street}.',
  ],
  greek: [
    'Souvlaki over coals, pitta warm, tzatziki thick.',
    'A little taverna with paper tablecloths and honest wine.',
    'Lamb until it falls apart, feta in large pieces.',
    'Island cooking, {city} rain.',
  ],
  african: [
    'Party jollof, suya on the coals, plantain in between.',
    'Stews that take all day and bread to catch them.',
    'Injera made with teff, coffee roasted at the table.',
    'Auntie cooks, uncle carves, you eat.',
  ],
};

export const welcomes = [
  'Welcome to {place}, on {street} for longer than the bus stop.',
  'Hello from {street}. We cook when you order, never before.',
  'Welcome in. If it is your first time, ask us what is good today.',
  'Thank you for ordering from {place}: a family kitchen in {area}.',
  'We are a small team. If we are late, it is because it has to be right.',
  'Good food, decent portions, fair prices. That is the whole idea.',
  'Welcome to {place}. Tell us about allergies and we will look after you.',
  '',
];

export const allergyNotes = [
  'Nuts, dairy and gluten are used in our kitchen. Ask us before you order if you have an allergy.',
  'All fourteen allergens are handled here. We take care, but we cannot promise that any dish is free of traces; please call us if you are allergic to anything at all.',
  'Please tell us about allergies in the notes for the kitchen. Our fryers are shared, so fried dishes may hold traces of gluten, fish and crustaceans.',
  'Our staff carry an allergen book: ring us and we will read out what is in your dish.',
  'We use sesame, nuts and soya every day. Dishes marked vegan are cooked in the same kitchen as meat and fish.',
  '',
];
