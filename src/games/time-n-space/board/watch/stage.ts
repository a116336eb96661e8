export {
  AfarStageProvider as StageProvider,
  createAfarStage as createStage,
  useAfarStage as useStage,
} from '@/ui/afar/stage';

/** With larger words a panel could not hold its content. */
export const largerText = (textScale: number): number => Math.min(1.18, Math.max(1, textScale));
