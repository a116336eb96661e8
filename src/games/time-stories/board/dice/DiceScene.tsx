import { ScrollView, StyleSheet, View } from 'react-native';
import { Pointed } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { useFocusHere } from '@/ui/useFocusHere';
import { locationOf } from '../../rules/lookup';
import { useActs, useSpeech } from '../hand/HandContext';
import { CardPicture } from '../hand/pictures';
import { Plate } from '../hand/Plate';
import { handWords } from '../hand/words';
import { glaze } from '../pieces/palette';
import { ShieldList } from '../pieces/ShieldList';
import { StationButton } from '../pieces/StationButton';
import type { RollStory } from './rollStory';
import { StepRow } from './StepRow';
import { stepsOf } from './steps';
import { Tray } from './Tray';
import { useToldSteps } from './useToldSteps';

/** Shows a roll step by step in the order of the rules; a tap opens the next step. */
export function DiceScene({ story }: { readonly story: RollStory }) {
  const say = handWords.useSay();
  const speech = useSpeech();
  const { endStory } = useActs();
  const here = useFocusHere();
  const { view } = speech;
  const steps = stepsOf(speech, story);
  const { open, next } = useToldSteps(steps.length);
  return (
    <View ref={here} tabIndex={-1} style={styles.scene} testID="dice">
      <ScrollView contentContainerStyle={styles.inside} onTouchEnd={next}>
        <View style={styles.head}>
          <CardPicture
            mission={view.options.mission}
            place={locationOf(view, story.card).place}
            card={story.card}
            width={356}
            height={96}
            ground="glaze"
          />
          <View style={styles.shields}>
            <ShieldList shields={story.left} fallen={story.removed} />
          </View>
        </View>
        <Pointed at="tray">
          <Tray faces={story.faces} />
        </Pointed>
        {steps.slice(0, open).map((step, at) => (
          <StepRow key={step.title} step={step} place={at + 1} isLast={at === open - 1} />
        ))}
        <Plate figure={story.agent} />
      </ScrollView>
      <View style={styles.foot}>
        <StationButton title={say('dice.goOn')} onPress={endStory} testID="go-on" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { ...StyleSheet.absoluteFillObject, backgroundColor: '#F3EEE0' },
  inside: { gap: space.s, padding: space.m, maxWidth: 620, width: '100%', alignSelf: 'center' },
  head: {
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: glaze.brass,
    overflow: 'hidden',
    backgroundColor: glaze.cobaltLight,
  },
  shields: {
    position: 'absolute',
    left: space.s,
    bottom: space.s,
    padding: space.xs,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
  foot: {
    padding: space.m,
    borderTopWidth: 2,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
});
