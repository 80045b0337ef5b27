import type { CuisineKey } from '../menus/index';
import type { GradientColours } from './gradient';

/** The icons and colours in the pictures of a cuisine. */
export interface CuisineIcons {
  /** Dishes, drawn large. */
  heroes: string[];
  /** Garnish around them, drawn small. */
  garnish: string[];
  /** One emoji for each logo. */
  logos: string[];
  /** Background colours of covers, used in turn. */
  backgrounds: GradientColours[];
}

const cuisine = (
  heroes: string,
  garnish: string,
  logos: string,
  ...backgrounds: [string, string][]
): CuisineIcons => ({
  heroes: heroes.split(' '),
  garnish: garnish.split(' '),
  logos: logos.split(' '),
  backgrounds: backgrounds.map(([from, to]) => ({ from, to })),
});

export const cuisineIcons: Record<CuisineKey, CuisineIcons> = {
  indian: cuisine(
    'curry-rice flatbread pot-of-food meat-on-bone',
    'hot-pepper garlic herb lime',
    'curry-rice pot-of-food hot-pepper elephant lotus peacock tiger-face teapot',
    ['#7a1f3d', '#c8452d'],
    ['#12544f', '#1f8a70'],
    ['#5b2a86', '#a23b72'],
  ),
  pizza: cuisine(
    'pizza flatbread green-salad',
    'tomato brown-mushroom olive cheese-wedge herb',
    'pizza tomato cheese-wedge fire brown-mushroom olive',
    ['#1f5f4a', '#3c9a6a'],
    ['#8c2f1b', '#d4552f'],
    ['#27374d', '#526d82'],
  ),
  chinese: cuisine(
    'steaming-bowl dumpling takeout-box fried-shrimp',
    'chopsticks fortune-cookie ginger-root leafy-green',
    'takeout-box dumpling red-paper-lantern dragon-face panda steaming-bowl fortune-cookie teacup-without-handle',
    ['#8e1b22', '#cf3a30'],
    ['#123c4a', '#1d7a85'],
    ['#3d2352', '#7d3c78'],
  ),
  thai: cuisine(
    'steaming-bowl curry-rice shrimp shallow-pan-of-food',
    'hot-pepper lime coconut herb',
    'shrimp elephant lime coconut hot-pepper hibiscus steaming-bowl lotus',
    ['#0f5257', '#1b998b'],
    ['#6d2e7b', '#b8408c'],
    ['#9a3412', '#e07a3f'],
  ),
  sushi: cuisine(
    'sushi bento-box rice-ball fried-shrimp',
    'chopsticks fish-cake-with-swirl dango cherry-blossom',
    'sushi rice-ball fish cherry-blossom octopus bento-box sake tropical-fish',
    ['#1d2b53', '#3a5a98'],
    ['#7c2540', '#c94f6d'],
    ['#164e4a', '#2f8f83'],
  ),
  burgers: cuisine(
    'hamburger french-fries hot-dog',
    'tomato onion cheese-wedge bacon cucumber',
    'hamburger french-fries cow-face fire bacon cup-with-straw hot-dog',
    ['#8a3210', '#d96b27'],
    ['#23395b', '#406e8e'],
    ['#7a1c2e', '#c73e3a'],
  ),
  turkish: cuisine(
    'stuffed-flatbread meat-on-bone flatbread cut-of-meat',
    'tomato onion hot-pepper herb',
    'stuffed-flatbread meat-on-bone fire ram teapot olive nazar-amulet tulip',
    ['#7b2113', '#c9502c'],
    ['#0f4c5c', '#2a8a9a'],
    ['#463366', '#7f5a9f'],
  ),
  lebanese: cuisine(
    'falafel stuffed-flatbread green-salad shallow-pan-of-food',
    'lemon herb tomato garlic',
    'falafel olive lemon evergreen-tree herb green-salad eggplant',
    ['#1e5b3a', '#4a9b5f'],
    ['#7a2b4b', '#bf5069'],
    ['#17466b', '#3585a8'],
  ),
  mexican: cuisine(
    'taco burrito tamale',
    'avocado hot-pepper lime tomato ear-of-corn',
    'taco burrito avocado cactus hot-pepper skull lime maracas',
    ['#9c1f5b', '#e0526e'],
    ['#0d5c63', '#26a096'],
    ['#8a3b0c', '#dd7a28'],
  ),
  chippy: cuisine(
    'fish french-fries fried-shrimp pie',
    'lemon salt pea-pod shrimp',
    'fish french-fries anchor sailboat blowfish fishing-pole crab',
    ['#14466e', '#2f86b5'],
    ['#0f5e5b', '#35a29a'],
    ['#27335f', '#5a6bb0'],
  ),
  caribbean: cuisine(
    'poultry-leg pot-of-food coconut pineapple',
    'hot-pepper mango lime banana',
    'palm-tree poultry-leg pineapple coconut parrot sun drum hibiscus',
    ['#0c6b58', '#23a878'],
    ['#97306a', '#e35d6a'],
    ['#14557b', '#2fa0b8'],
  ),
  vietnamese: cuisine(
    'steaming-bowl baguette-bread shrimp',
    'lime hot-pepper herb leafy-green',
    'steaming-bowl baguette-bread lotus bicycle lime herb hot-beverage',
    ['#1c5d42', '#45a06c'],
    ['#7d2a35', '#c95a4c'],
    ['#20456e', '#4785b3'],
  ),
  korean: cuisine(
    'steaming-bowl poultry-leg shallow-pan-of-food cooked-rice',
    'chopsticks hot-pepper garlic leafy-green',
    'cooked-rice hot-pepper tiger steaming-bowl poultry-leg fire chopsticks',
    ['#8a1c35', '#d2474a'],
    ['#1c3d6e', '#3f7cac'],
    ['#264f3b', '#4f9270'],
  ),
  italian: cuisine(
    'spaghetti pizza green-salad shallow-pan-of-food',
    'tomato garlic olive herb cheese-wedge',
    'spaghetti tomato olive wine-glass lemon grapes herb',
    ['#23593f', '#4c9663'],
    ['#8c2a2a', '#cc5a45'],
    ['#4a2748', '#8a4a72'],
  ),
  vegan: cuisine(
    'green-salad avocado bowl-with-spoon falafel',
    'carrot broccoli tomato seedling',
    'seedling avocado carrot green-salad broccoli sunflower mango',
    ['#1f5c33', '#57a349'],
    ['#6b2d5c', '#b0568f'],
    ['#0e5a5a', '#2c9c8d'],
  ),
  cafe: cuisine(
    'cooking pancakes croissant bagel',
    'hot-beverage strawberry bacon blueberries',
    'hot-beverage croissant cooking bagel pancakes rooster egg sun',
    ['#7a3b1a', '#c9803f'],
    ['#1d4f68', '#4494b0'],
    ['#7d2c4c', '#cc6a7c'],
  ),
  desserts: cuisine(
    'waffle ice-cream shortcake doughnut',
    'strawberry cherries cookie chocolate-bar',
    'ice-cream soft-ice-cream cupcake doughnut waffle cherries strawberry unicorn',
    ['#86285f', '#dd6a99'],
    ['#3b2e7e', '#7f6fca'],
    ['#0f5f70', '#3db0b5'],
  ),
  periperi: cuisine(
    'poultry-leg rooster french-fries',
    'hot-pepper lemon ear-of-corn garlic',
    'rooster fire poultry-leg hot-pepper chicken lemon',
    ['#8c1d18', '#dc5227'],
    ['#14403e', '#2e8b6f'],
    ['#5a1f4e', '#b04173'],
  ),
  greek: cuisine(
    'stuffed-flatbread green-salad meat-on-bone shallow-pan-of-food',
    'lemon tomato cheese-wedge cucumber',
    'olive amphora stuffed-flatbread octopus lemon sailboat grapes',
    ['#10457e', '#3b8fd0'],
    ['#0f5a66', '#36a5a8'],
    ['#6a2b50', '#b6577d'],
  ),
  african: cuisine(
    'pot-of-food curry-rice meat-on-bone flatbread',
    'hot-pepper tomato banana ear-of-corn',
    'pot-of-food drum meat-on-bone lion sun hot-pepper giraffe',
    ['#7c3410', '#cf6f1e'],
    ['#1c5237', '#449a58'],
    ['#6d1f3f', '#bd4b4b'],
  ),
};
