import { Notice } from '@/ui/Notice';
import { Type } from '@/ui/Type';
import { useWanted } from '../HandContext';
import { useVoice } from '../useVoice';

type Props = { readonly isThrough: boolean; readonly armed: boolean };

/** Says whether the deed is for now or planned for later. */
export function PlaceSays({ isThrough, armed }: Props) {
  const { plansRun } = useWanted();
  const { say } = useVoice();
  if (isThrough) return <Type tone="go">{say('sheet.isThrough')}</Type>;
  if (!armed) return <Type tone="soft">{say('sheet.stillRuns')}</Type>;
  return <Notice tone="go" title={say(plansRun ? 'plan.runs' : 'plan.kept')} testID="planned" />;
}
