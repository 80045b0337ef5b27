import { CheckIcon, LeafIcon } from '../icons';

const plantDiets = ['vegetarian', 'vegan'];

interface DietIconProps {
  /** As the catalogue names it, 'vegan' or 'Halal'. */
  readonly diet: string;
  readonly size: number;
}

/** The sign beside a diet: a leaf stands for plants alone, so that halal lamb does not read as vegetarian; any other gets a tick. */
export function DietIcon({ diet, size }: DietIconProps) {
  const isOfPlants = plantDiets.includes(diet.trim().toLowerCase());
  return isOfPlants ? <LeafIcon size={size} /> : <CheckIcon size={size} />;
}
