import { CheckIcon, LeafIcon } from '../icons';

const plantDiets = ['vegetarian', 'vegan'];

interface DietIconProps {
  /** As the catalogue names it, such as 'vegan' or 'Halal'. */
  readonly diet: string;
  readonly size: number;
}

/** The icon beside a diet: a leaf for diets of plants only, so that halal lamb does not look vegetarian; a tick for any other. */
export function DietIcon({ diet, size }: DietIconProps) {
  const isOfPlants = plantDiets.includes(diet.trim().toLowerCase());
  return isOfPlants ? <LeafIcon size={size} /> : <CheckIcon size={size} />;
}
