import { dishNameWords } from './dish-name-words';

/** Parses lines of `icon: word, two words`. */
const tableOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.trim().split(': '))
      .flatMap(([icon = '', words = '']) =>
        words === ''
          ? []
          : words.split(', ').map((word): [string, string] => [dishNameWords(word).join(' '), icon]),
      ),
  );

const savoury = tableOf(`
  pizza: pizza, margherita, marinara, pepperoni, diavola, capricciosa, napoletana, nduja, vegetariana, hawaiian, meat feast, tonno, quattro formaggi, bianca, calzone, montanara, prosciutto & rocket, funghi, salsiccia & friarielli
  flatbread: naan, roti, chapati, paratha, flatbread, lahmacun, pide, manoushe, pitta, injera, lahm bi ajin, gozleme, bammy, dosa, tlayuda, fatayer, okonomiyaki, kimchi pancake, seafood pancake, banh xeo, sope, hotteok, arepa, bake
  stuffed-flatbread: wrap, doner, gyro, shawarma, quesadilla, kebab, iskender, mulita, double, arayes, kathi
  burrito: burrito, chimichanga
  taco: taco, tostada, birria, taquito, nacho, totopo
  tamale: tamale, zongzi, lotus leaf
  hamburger: burger, cheeseburger, hamburger
  hot-dog: hot dog, chilli dog, corn dog, dog, saveloy, sausage, frank, bratwurst, loukaniko, makanek, sujuk, sucuk, chorizo, haggis, black pudding, sausage roll
  french-fries: fry, chip, poutine, wedge, masala chip, gunpowder potato, chip & gravy, blossom & chip
  sandwich: sandwich, toastie, club, blt, melt, patty melt, reuben, butty, torta, muffin, bap, francesinha, egg-drop toast
  baguette-bread: banh mi, baguette, panuozzo, sub, prego, po boy, lobster roll, jackfruit roll, bacon roll, hardo bread, panuozzo porchetta, panuozzo caprese
  bagel: bagel
  bread: bread, focaccia, toast, bruschetta, crostini, coco bread, bread & butter, bloomer, barm, rye, portuguese roll, rarebit
  croissant: croissant, danish, pain au chocolat, pastry, cinnamon bun, scone
  pancakes: pancake, crepe, suzette, blini
  waffle: waffle
  cooking: full english, full vegetarian, breakfast, egg, omelette, benedict, royale, florentine, shakshuka, menemen, ranchero, chilaquile, bitoque, scramble, steamed egg, ackee & saltfish
  pie: pie, borek, spanakopita, steak pudding, quiche, tart, apple pie, crumble, baklava, baklawa, cottage pie, chip & a pot
  meat-on-bone: shish, chop, cutlet, rib, skewer, grill, adana, kafta, meshwi, suya, raan, souvlaki, paidakia, espetada, choma, moo ping, kokoretsi, seekh kebab, patlican kebab, asun, galbi, sheftalia, shoulder, shank, satay, platter for two, lamb barbacoa, adana kebab, beyti, yoghurtlu adana, cevapi, ali nazik
  cut-of-meat: steak, tagliata, bistecca, weeping tiger, carpaccio, brisket, bulgogi, samgyeopsal, belly, porchetta, bossam, pork belly, yukhoe, tataki, kitfo, saltimbocca, ossobuco, vitello tonnato, roast on rice, two roast, char siu, kibbeh nayeh, carnita, cochinita, twice-cooked pork, parma ham, salumi board
  poultry-leg: wing, karaage, tandoori chicken, chicken tikka, malai tikka, chicken 65, nugget, buldak, duck, quail, turkey, taouk, fried chicken, jerk chicken, charcoal chicken, half chicken, whole chicken, quarter chicken, butterfly chicken, snow cheese chicken, green onion chicken, boneless bite, chicken thigh, cafreal, yassa chicken, soy chicken, wing diavola, chicken wing, childrens peri
  curry-rice: curry, masala, korma, jalfrezi, chettinad, rogan josh, vindaloo, dhansak, madras, malabar, saag, bhuna, panang, massaman, methi murgh, butter chicken, karahi chicken, katsu, choo chee, kuku paka, bobotie, bunny chow, thali, saag paneer, mattar paneer, malai kofta, mole, run down, laal maas, khao soi, tikka masala, chicken tikka masala, sambar, bombay aloo, rice bowl
  pot-of-food: stew, dal, nihari, guvec, jjigae, wat, hotpot, pot, clay pot, claypot, moussaka, stifado, kleftiko, giouvetsi, bourguignon, egusi, efo riro, ogbono, okra soup, shiro, gomen, briam, gigante, foul moudammas, oxtail, gamjatang, sundubu, light soup, palm nut soup, ouzi, borlotti, moule, fatteh, ayamase, nkwobi, ewu, callaloo, ital, pepper pot soup
  steaming-bowl: ramen, pho, noodle, udon, laksa, soba, ho fun, chow mein, ramyeon, jajangmyeon, mi quang, bun bo hue, japchae, pad see ew, pad thai, wonton soup, galbi tang, bun cha, dan dan noodle, tom yum, tom kha, bun bo nam bo, vermicelli, miso soup, noodle soup, tang, bun with spring roll, bun bo
  bowl-with-spoon: soup, minestrone, ribollita, porridge, oat, granola, chowder, psarosoupa, mannish water, pozole, broth, gravy, sauce, curry sauce, tartare sauce, perinaise, shito, moutabal, baba ghanoush, tzatziki, cacik, labneh, raita, tarama, taramasalata, tirokafteri, fava, muhammara, melitzanosalata, skordalia, pate, guacamole, mash, refried bean, yoghurt, whipped butter bean, esquite, hummus, dal bowl, granola bowl
  spaghetti: pasta, spaghetti, carbonara, tagliatelle, linguine, rigatoni, penne, lasagne, ravioli, gnocchi, pappardelle, orecchiette, amatriciana, arrabbiata, cacio e pepe, ragu, tortelli, tagliolini, cannelloni, pastitsio, mac, norma, pesto genovese, mac & cheese, mac & green, macaroni pie
  cooked-rice: rice, basmati, jollof, waakye, bulgur, quinoa, freekeh, don, moujaddara, fufu, yam, kedgeree, attieke, pelau, hoedeopbap, khao man gai, kisir
  shallow-pan-of-food: biryani, risotto, paella, bibimbap, fajita, tibs, tteokbokki, saganaki, thieboudienne, dak galbi, teriyaki, krapow, stir-fry, kung pao, mapo tofu, shaking beef, enchilada, parmigiana, imam bayildi, saksuka, soslu, bouyiourdi, bhindi masala, aloo gobi, baingan bharta, gizdodo, sweet & sour, garlic & pepper, queso fundido, skillet, bubble & squeak, risotto milanese, full vegan, vegan breakfast, tofu scramble
  green-salad: salad, slaw, coleslaw, tabbouleh, fattoush, som tam, panzanella, caprese, yum woon sen, kachumbari, ezme, larb, larb gai, bowl, caesar, poke, rocket & parmesan, beyaynetu, beetroot tartare
  dumpling: dumpling, gyoza, mandu, har gau, siu mai, bao, wonton, cheung fun, kanom jeeb, turnip cake, xiao long bao, manti, banh bao, icli kofte, samosa, sambousek, sambusa, rissois, empanada, patty, turnover, spring roll, summer roll, duck roll, roll your own
  falafel: falafel, bhaji, pakora, kofta, kibbeh, arancini, suppli, meatball, kefte, keftede, soutzoukakia, akara, fritter, accra, puff puff, takoyaki, tikki, pani puri, chaat, fishcake, bifteki, hor mok, popper, dough ball, hash brown, festival, bite, moin moin, fried dumpling, nut roast
  sushi: nigiri, roll, maki, sashimi, kimbap, chirashi bowl, omakase box, salmon lover, salmon & avocado roll, sushi, hand roll trio
  rice-ball: inari, onigiri, dolmade, vine leaf, rice cake, avocado roll, cucumber maki, vegetable platter, omelette nigiri, potato tempura roll, vegetable kimbap, cheese kimbap
  bento-box: bento, bento box, dosirak, box, lunch box, set, feast, tray, platter, meze, supper, board, grill box, mezze, meal
  fried-shrimp: prawn toast, scampi, scampi & chip, tempura
  fish: skate wing, cod & chip, haddock & chip, fish & chip, pensioner lunch, fish bite, steamed fish
  ear-of-corn: corn rib, elote
  popcorn: scrap, popcorn
  egg: pickled egg
  rice-cracker: cracker, poppadom & chutney, poppadom
  bell-pepper: gemista, vegetable shish, pepper skewer, vegetable skewer
  broccoli: cauliflower steak, cauliflower wing
  leafy-green: celeriac steak
  brown-mushroom: mushroom suya, mushroom ssam
  eggplant: vegetable tempura
  lotus: banana blossom fish
`);

/** The icons of sweets and drinks. */
const sweetsAndDrinks = tableOf(`
  ice-cream: gelato, ice cream, scoop, kulfi, affogato, sundae, banana split, falooda, cookie monster, mochi ice cream, frozen yoghurt, tub, knickerbocker glory
  soft-ice-cream: soft serve
  shaved-ice: sorbet, bingsu, three-colour dessert
  shortcake: cake, cheesecake, tiramisu, panna cotta, pavlova, malva pudding, basque, gateau, shortcake, banana bread, lemon drizzle slice, coconut drop, milk cake, kunefe, knafeh, lava cake, tiramisu pot, chocolate cake, red velvet
  birthday-cake: birthday cake
  cupcake: cupcake
  doughnut: doughnut, loukoumade, mandazi, puff puff, churro, mini churro, gulab jamun, doughnut box
  cookie: cookie, cookie dough, flapjack, amaretti, chin chin, date & tahini ball, cookie sandwich
  pie: apple pie, apple crumble, lemon tart, custard tart, baklava, baklawa, orange pie, galaktoboureko, cannoli, nata
  custard: flan, creme caramel, sticky toffee pudding, rice pudding, mouhalabia, mango pudding, sweet potato pudding, galaktoboureko, panna cotta, pudding
  chocolate-bar: brownie, chocolate bar, battered chocolate bar, kunafa chocolate bar
  candy: coconut candy, halwa, turkish delight
  dango: mochi, dango, dorayaki
  waffle: fish-shaped waffle
  cup-with-straw: cola, soda, lemonade, root beer, diet cola, orangeade, ting, ramune, ginger beer, burdock, chinotto, malt drink, chapman, nimbu pani, kombucha, lemon & mint, cooler, dandelion & burdock, zobo, horchata, hibiscus water, jallab, sorrel, salgam
  beverage-box: juice, carton, banana milk, soy milk
  glass-of-milk: lassi, milkshake, shake, milk, ayran, freakshake, smoothie, guinness punch, supermalt shake, strawberry milk
  bubble-tea: bubble milk tea, bubble tea
  hot-beverage: coffee, latte, flat white, cappuccino, espresso, chai, hot chocolate, egg coffee, shaah, mug of tea, karak chai, freddo espresso, matcha latte, yuzu tea
  teacup-without-handle: green tea, jasmine tea, barley tea
  teapot: tea, pot of tea
  beer-mug: lager, ale, beer, stout, red stripe, tsingtao, efe, bia, pale ale, bia saigon
  wine-glass: wine, house red, house white, chianti, soave, retsina, rioja, vinho verde, makgeolli, palm wine
  cocktail-glass: margarita, negroni, aperol spritz, spritz
  tropical-drink: rum punch, punch, iced tea, thai iced tea, lime soda
  sake: sake, sake carafe, soju
  tumbler-glass: ouzo, whisky, rum
  coconut: coconut water
  droplet: water
`);

/** The icon of a dish by the words of its name. */
export const dishIcons: ReadonlyMap<string, string> = new Map([...savoury, ...sweetsAndDrinks]);

/** The icon of an ingredient by its words: a second, smaller one, or the only one when the dish has none. */
export const ingredientIcons = tableOf(`
  poultry-leg: chicken, duck, turkey, murgh, dak, chicken liver
  cut-of-meat: beef, steak, meat, pork, ham, wagyu, veal, mortadella, prosciutto, short rib, brisket, barbacoa, boar, al pastor, tinga, liver, bulgogi
  meat-on-bone: lamb, goat, mutton, ram
  bacon: bacon, guanciale, pancetta, blt
  fish: fish, cod, haddock, plaice, huss, rock salmon, skate, sole, bass, bream, salmon, tuna, swordfish, monkfish, whitebait, mackerel, tilapia, croaker, snapper, catfish, eel, unagi, anchovy, escovitch, smokie, saltfish, toro, smoked salmon, escabeche, cha ca
  fried-shrimp: tempura, scampi
  shrimp: prawn, shrimp, ebi
  crab: crab
  lobster: lobster
  squid: squid, calamari, cuttlefish
  octopus: octopus
  oyster: scallop, clam, vongole, cockle, oyster, mussel, urchin, snail
  egg: egg, yolk
  hot-pepper: chilli, jerk, peri, peppered, spicy, jalapeno, sichuan, kung pao, nduja, buldak, diavola, gochujang, madra, vindaloo, devil, pepper pot, volcano, jungle, nashville, chillie, pepper soup
  bell-pepper: pepper, relleno, padron, capsicum, fajita, jalfrezi
  garlic: garlic, toum
  onion: onion, dopiaza, shallot, leek, stifado
  ginger-root: ginger, galangal
  tomato: tomato, margherita, marinara, arrabbiata, ketchup, tikka masala
  brown-mushroom: mushroom, funghi, portobello, porcini, truffle, shiitake, mane, oyster mushroom
  potato: potato, aloo, rosti, bombay aloo, batata, batata harra
  roasted-sweet-potato: sweet potato, yam, squash, pumpkin, potato tempura
  eggplant: vegetable tempura, aubergine, eggplant, baingan, nasu, batinjan, moutabal, parmigiana, norma
  carrot: carrot, gajar, halwa
  ear-of-corn: corn, sweetcorn, elote, polenta, cornmeal
  broccoli: broccoli, cauliflower, gobi, friarielli, cauliflower steak
  leafy-green: kimchi, spinach, saag, green, rocket, kale, cabbage, seaweed, morning glory, pak choi, horta, callaloo, chicory, pea shoot, collard, gomen, wakame, radicchio, lettuce, celeriac, perilla, kraut, bok choy, celeriac steak
  cucumber: pickled, cucumber, pickle, gherkin, courgette, zucchine, raita, tzatziki, cacik
  beans: bean, chickpea, chana, lentil, dal, edamame, black bean, gigante, hummus, fava, tofu, soya, soy, miso, tempeh, tofish
  pea-pod: pea, mattar, mushy pea, sugar snap, green bean, edamame, okra, bhindi
  avocado: avocado, guacamole
  olive: olive, kalamata, nocellara
  lemon: lemon, yuzu, citrus, nimbu
  lime: lime
  coconut: coconut, malabar
  pineapple: pineapple, hawaiian, pastor
  mango: mango, chutney
  banana: banana blossom fish, banana, plantain, banoffee, banana blossom
  strawberry: strawberry, raspberry, jam
  cherries: cherry, sour cherry
  blueberries: berry, blueberry, acai
  red-apple: apple
  peach: peach, apricot
  pear: pear
  tangerine: orange, tangerine, kumquat
  peanuts: peanut, satay, groundnut, maafe, suya, peanut butter
  chestnut: nut, walnut, pistachio, cashew, almond, hazelnut, pecan, pesto, sesame, tahini
  cheese-wedge: cheese, halloumi, feta, burrata, ricotta, mozzarella, parmesan, paneer, formaggi, raclette, gorgonzola, queso, saganaki, labneh, poutine, nacho, camembert, caprese, shanklish, parmigiana
  butter: butter, makhani
  herb: mint, basil, herb, zaatar, coriander, rosemary, sage, lemongrass, pesto, krapow, methi, wild garlic, oregano, green curry, betel, matcha, vine
  salt: salt, salted, salt & pepper
  honey-pot: honey, maple, syrup
  chocolate-bar: chocolate, brownie, nutella, hazelnut chocolate, fudge, honeycomb
  bread: crouton
  lotus: lotus root
  melon: melon
`);
