import { ScrollView, StyleSheet, View } from 'react-native';
import { Pointed } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { useFocusHere } from '@/ui/useFocusHere';
import { locationOf } from '../../rules/lookup';
import { Columns, MOST_WIDE } from '../hand/Columns';
import { useActs, useSpeech } from '../hand/HandContext';
import { Measured } from '../hand/Measured';
import { CardPicture } from '../hand/pictures';
import { Plate } from '../hand/Plate';
import { handWords } from '../hand/words';
import { glaze } from '../pieces/palette';
import { ShieldList } from '../pieces/ShieldList';
import { StationButton } from '../pieces/StationButton';
import { useRoom } from '../pieces/useRoom';
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
  const steps = stepsOf(speech, story);
  const { open, next } = useToldSteps(steps.length);
  const { isWide } = useRoom();
  const plate = <Plate figure={story.agent} />;
  return (
    <View ref={here} tabIndex={-1} style={styles.scene} testID="dice">
      <ScrollView contentContainerStyle={[styles.inside, isWide && styles.wide]} onTouchEnd={next}>
        <Columns>
          <>
            <Against story={story} />
            <Pointed at="tray">
              <Tray faces={story.faces} />
            </Pointed>
            {isWide && plate}
          </>
          <>
            {steps.slice(0, open).map((step, at) => (
              <StepRow key={step.title} step={step} place={at + 1} isLast={at === open - 1} />
            ))}
            {!isWide && plate}
          </>
        </Columns>
      </ScrollView>
      <View style={styles.foot}>
        <View style={isWide && styles.button}>
          <StationButton title={say('dice.goOn')} onPress={endStory} testID="go-on" />
        </View>
      </View>
    </View>
  );
}

/** The picture of the card, with what is left of its shields. */
function Against({ story }: { readonly story: RollStory }) {
  const { view } = useSpeech();
  return (
    <View style={styles.head}>
      <Measured>
        {width => (
          <CardPicture
            mission={view.options.mission}
            place={locationOf(view, story.card).place}
            card={story.card}
            width={width}
            height={PICTURE}
            ground="glaze"
          />
        )}
      </Measured>
      <View style={styles.shields}>
        <ShieldList shields={story.left} fallen={story.removed} />
      </View>
    </View>
  );
}

const PICTURE = 96;

const styles = StyleSheet.create({
  scene: { ...StyleSheet.absoluteFillObject, backgroundColor: '#F3EEE0' },
  inside: { gap: space.s, padding: space.m, maxWidth: 620, width: '100%', alignSelf: 'center' },
  wide: { flexGrow: 1, justifyContent: 'center', maxWidth: MOST_WIDE },
  head: {
    minHeight: PICTURE,
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
  button: { width: '100%', maxWidth: 480, alignSelf: 'center' },
  foot: {
    padding: space.m,
    borderTopWidth: 2,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
});
