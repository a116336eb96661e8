/** Pictures as the hand shows them: clay for what is private, glaze for what everybody sees. */
export {
  ItemPicture as Thing,
  LenderPortrait as Portrait,
  Vignette as CardPicture,
} from '../panorama/Vignette';
