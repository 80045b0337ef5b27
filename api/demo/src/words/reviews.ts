/** Sentences of reviews by mood and subject. `{dish}`, `{other}`, `{place}` and `{area}` are filled in. */
export interface ReviewWords {
  opening: string[];
  food: string[];
  service: string[];
  closing: string[];
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const happy: ReviewWords = {
  opening: lines(`
    Third time this month and I am not sorry.
    Came for a birthday, stayed until they put the chairs up.
    We have just moved to {area} and this has settled where Fridays are spent.
    Ordered on a whim, and now it is our regular.
    I had walked past {place} for a year. More fool me.
    My sister has been telling me about {place} since spring and, annoyingly, she was right.
    Brought my parents, who never agree on anything, and they agreed.
    Wet Tuesday, no plans, best decision of the week.
    Late shift finished at eleven and they were still cooking. Bless them.
    Everything came hot, which on the fourth floor is no small thing.
    Fed six of us after football with no fuss at all.
    I was only going to have a snack.
    Hungover. Saved.
    We order most Sundays and have not had a bad one yet.
    First order through here and it could not have gone better.
    Took a visitor from abroad and felt rather proud of {area}.
    Small room, big flavours.
    Five of us, two fussy, all plates empty.
  `),
  food: lines(`
    The {dish} is the one to get.
    {dish} was spot on, and the {other} did not last long either.
    I would cross town for the {dish}.
    The {dish} tastes like somebody’s grandmother is back there.
    Get the {dish}. Then get another one.
    Portions are honest: the {dish} did me for lunch the day after.
    The {other} was a surprise, light and properly seasoned.
    You can tell it is made that day, the {dish} especially.
    The {dish} had real heat without losing the flavour.
    Never thought I would get excited about {other}, yet here we are.
    My partner guarded the {dish} with a fork.
    The children shared a {dish} and nobody cried, which is a five-star evening.
    Everything was fresh, and the {other} still had its crunch after the journey.
    The {dish} could have fed two, and I ate it alone.
    I dream about that {dish}.
    Lovely balance in the {dish}, not too salty as it so often is.
  `),
  service: lines(`
    Driver rang to say he was two minutes out and he was.
    They remembered that I cannot have nuts without being told again.
    Staff are kind even when the queue is out of the door.
    Quicker than the time they gave.
    The lady at the till gave my son a biscuit and a high five.
    They swapped a side without making a song and dance of it.
    Somebody had written ‘enjoy, Sam’ on the bag. Small things.
    Collected on the dot, bag already tied and labelled.
    When one dish was missing they sent it round in ten minutes with an apology.
    We were a party of nine with a pram and nobody sighed.
    The waiter talked us out of ordering too much, and I trust a place that does that.
    Packed well: sauce apart, nothing soggy, no drawer full of plastic forks.
  `),
  closing: lines(`
    Will be back.
    Same again next week, please.
    Do not change a thing.
    Worth every penny.
    Go hungry.
    Tell nobody, I still want a table.
    You will not find better for the money in {area}.
    Already planned what I am having next time.
    Ten out of ten from the whole sofa.
    Thank you to whoever was cooking on Saturday.
    A proper local.
    Keep it up.
  `),
};

export const mixed: ReviewWords = {
  opening: lines(`
    Good, with a couple of buts.
    Depends on the night, if I am honest.
    We had a fine time, although not as fine as the last one.
    Mostly very nice.
    Second visit, not quite up to the first.
    I wanted to love it and I liked it.
    Decent for a weeknight.
    Solid rather than special.
    Busy Saturday and it showed.
    My order was right, my friend’s was not.
  `),
  food: lines(`
    The {dish} was lovely but the {other} had been waiting a while.
    {dish} a little under-seasoned for me, {other} excellent.
    Cannot fault the {dish}; I would skip the {other}.
    Tasty enough, though the {dish} has got smaller since the summer.
    The {dish} arrived warm rather than hot.
    Nice {other}. The {dish} was heavier than I like.
    I asked for hot and got medium, still a good {dish}.
    {dish} as good as ever, chips on the soft side.
    The {other} needed salt, the {dish} needed nothing.
  `),
  service: lines(`
    Came twenty minutes late, with a call to say so.
    Friendly people, rushed off their feet.
    We waited a bit for the bill.
    Loud in the front room, ask for the back.
    The bag charge still irritates me.
    Table was sticky, the smile was not.
    They forgot the dip and took it off the price.
    Hard to get anyone on the phone after eight.
  `),
  closing: lines(`
    I would give it another go.
    Fair for the price.
    Probably collection next time.
    Fine, not a detour.
    Somewhere between three and four stars.
    Still one of the better ones in {area}.
    Order early and you will be happy.
  `),
};

export const unhappy: ReviewWords = {
  opening: lines(`
    Not what it used to be.
    Disappointing, and I do not say that lightly.
    Maybe we caught them on a bad night.
    An hour and ten minutes for food from round the corner.
    We had been looking forward to it all week.
    I rarely leave reviews, and never like this one.
  `),
  food: lines(`
    The {dish} was lukewarm and the {other} was missing.
    {dish} swimming in oil.
    Paid extra for the {dish} and could not tell why.
    The {other} had gone soft in the box.
    Far too salty, the {dish} in particular.
    Three mouthfuls of {dish} at that price.
  `),
  service: lines(`
    Nobody picked up the telephone.
    The driver could not find us and blamed the map.
    We got somebody else’s order and had to eat it or go without.
    The app said 45 minutes, the clock said otherwise.
    To be fair, they refunded one dish without an argument.
    Asked twice for water and gave up.
  `),
  closing: lines(`
    Shame.
    I hope they sort it out, because it used to be good.
    Once is enough.
    We will try somewhere else next time.
    The food deserves better than the service it gets.
  `),
};
