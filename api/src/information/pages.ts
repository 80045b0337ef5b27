/** An information page; `body` is our own HTML. */
export interface InformationPage {
  readonly title: string;
  readonly body: string;
  /** Calendar date. */
  readonly updated: string;
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const section = (heading: string, ...texts: string[]) => `<h2>${heading}</h2>${paragraphs(...texts)}`;

/** The pages by their slug (ACC-8). */
export const informationPages: Readonly<Record<string, InformationPage>> = {
  'terms-and-condition': {
    title: 'Terms & Conditions',
    updated: '2026-11-01',
    body: [
      paragraphs(
        'These terms say what you can expect of us when you order food or book a table here, and what we and the restaurants expect of you.',
      ),
      section(
        'Who you buy from',
        'You buy your food from the restaurant that cooks it, and your table is kept by the restaurant that you book. We pass your order or booking on, take your payment where you pay online, and help when something goes wrong.',
      ),
      section(
        'Prices and charges',
        'Every charge is shown before you order: the dishes, any discount, the delivery charge, a service charge and a bag charge where the restaurant makes them. The figure on the button is what you pay. If a price has changed since you opened the menu, we show you the new cart and you decide.',
      ),
      section(
        'Orders',
        'An order stands when we confirm it. For a cash order we may send a code to your telephone first; until you have typed it in, nothing is cooked. If the restaurant cannot take your order, it is cancelled and anything that you have paid goes back to you.',
      ),
      section(
        'Tables',
        'A table is held for the time you chose. You can cancel free of charge until two hours before. A deposit, where there is one, counts towards your bill.',
      ),
      section(
        'Allergies',
        'Allergens and diets are shown with each dish as the restaurant tells them to us. Kitchens handle many ingredients: if you have an allergy, speak to the restaurant before you order.',
      ),
      section(
        'If something is wrong',
        'Tell the restaurant, or tell us on the contact page, as soon as you can. Nothing in these terms takes away the rights that the law gives you.',
      ),
    ].join(''),
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    updated: '2026-11-23',
    body: [
      paragraphs('This page says what we keep about you, why, for how long, and what you can do about it.'),
      section(
        'What we keep, and why',
        'What an order or booking needs: your name, e-mail address, telephone number, for a delivery your address, and your notes to the kitchen. The restaurant needs them to serve you, and the law asks us to keep what was sold and paid.',
        'With an account also your address book, your choices about messages, where you are logged in, and your password in a form that cannot be read back.',
      ),
      section(
        'For how long',
        'Messages that we sent you or the restaurant: 30 days. Codes that confirm an order, and how often something was tried: two days at most. That a telephone number has confirmed an order, in a form from which the number cannot be read: a year. The e-mail address that you gave us to be told when a restaurant serves a place, with that place: until we have written to you or you have taken it back, and a year at most. Orders, bookings, payments and reviews stay; when you delete your account, your name, addresses, numbers and notes are taken out of them and out of the messages about them.',
        'An account can be deleted once no order of yours is under way and no table is booked. What was ordered as a guest belongs to no account: ask us on the contact page, and name the order.',
      ),
      section(
        'Who sees it',
        'The restaurant that you order from or book with, and whoever carries our e-mails and text messages. Nobody else, unless the law asks for it. Payment details go to the payment provider and never reach us.',
      ),
      section(
        'In your browser',
        'Your cart, the postcode you searched for and whether you are logged in are kept in your own browser, and go when you clear it.',
        'We set one cookie that stays for a year. It holds a random number, and nothing about you: when we try a new version of a page with some of our visitors first, the number decides whether you are one of them. Two more go when you close your browser: one keeps you on the version that your visit began with, the other remembers which version did not work in your browser. Only this site reads them. If you refuse cookies, everything works and you always get the version that most visitors get.',
      ),
      section(
        'What we measure',
        'How fast our pages are and whether they work, without anything that names you.',
      ),
      section(
        'Your rights',
        'You can see, correct, download and delete what we hold about you in your account, or ask us on the contact page. The file that you download also holds your payments and the messages about you. We send you offers only when you have asked for them.',
      ),
    ].join(''),
  },
};
