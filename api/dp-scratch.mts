import { menus } from './demo/menus/index';
import { dishPicture } from './demo/dish-pictures';
import { forms, ingredients } from './demo/pictures/dish-words';
import { readFileSync } from 'node:fs';
const set=JSON.parse(readFileSync('../node_modules/@iconify-json/fluent-emoji-flat/icons.json','utf8')).icons;
for (const i of new Set([...forms.values(),...ingredients.values()])) if(!set[i]) console.log('NOICON',i);
for (const [k,m] of Object.entries(menus)) if(!process.argv[2]||process.argv.includes(k)) console.log('##',k,'\n', [...m.sections.flatMap(s=>s.dishes),...m.specials].map(d=>{const p=dishPicture(d.name); return d.name+'>'+(p?p.icon+(p.garnish?'+'+p.garnish:''):'!!!!')}).join('; '));
