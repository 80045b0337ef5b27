/** First names of reviewers. Some reviews add an initial. */
export const reviewers =
  'Aisha Alan Alice Amara Amelia Amir Andrea Angus Anika Anna Anthony Arjun Ava Ayesha Beatriz Ben Bethan Bilal Blessing Bridget Callum Carla Carys Catriona Chidi Chloe Chris Claire Connor Daisy Dan Danielle Daphne David Deepa Delroy Dev Diana Dominic Eilidh Elena Eleri Ella Ellie Emeka Emily Emma Erin Esme Ewan Fatima Felix Fiona Florence Frank Freya Gareth George Gita Grace Graham Hamish Hannah Harpreet Harriet Harry Hassan Helen Hiro Holly Ibrahim Imogen Ines Iris Isaac Isla Ivan Jack Jade James Jamila Jas Jess Jo Joao Joe Josie Julie Kai Karen Kate Kavita Keith Kenji Kerry Khalid Kirsty Kofi Laila Lara Laura Lena Leo Lewis Liam Linda Lloyd Lorna Louis Lucy Luke Maggie Mahmoud Mandy Marco Maria Marta Martin Maya Megan Mei Mel Michelle Miguel Mina Mo Molly Nadia Naomi Natalie Neil Nia Niamh Nikhil Nina Nora Oli Olivia Omar Oscar Owen Pam Patrick Paul Pearl Pete Phil Phoebe Pippa Priya Rachel Rafael Rahul Ravi Rebecca Rhys Rosa Rosie Roy Ruth Ryan Sabrina Sadia Sally Sam Sana Sandra Sara Sean Seb Shanice Shona Simon Siobhan Sofia Sophie Stella Steve Sue Suki Sunil Tamsin Tara Tariq Tess Theo Tim Tina Toby Tom Tony Tunde Una Uzma Valerie Vera Vicky Vikram Wanda Wei Wendy Will Winston Yasmin Yemi Yuki Yusuf Zainab Zara Zoe'.split(
    ' ',
  );

export const INITIALS = 'ABCDEFGHJKLMNOPRSTW';
