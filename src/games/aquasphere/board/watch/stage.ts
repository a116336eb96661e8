export {
  AfarStageProvider as StageProvider,
  createAfarStage as createStage,
  useAfarStage as useStage,
} from '@/ui/afar/stage';
