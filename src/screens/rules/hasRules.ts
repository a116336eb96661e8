import { BOARDS } from '@/games/boards';

export const hasRules = (game: string | undefined): game is string =>
  game !== undefined && Object.keys(BOARDS).includes(game);
