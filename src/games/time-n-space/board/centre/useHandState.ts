import { useState } from 'react';
import type { SeatProps } from '@/games/board';
import type { Action } from '../../rules/actions';
import type { Place } from '../../rules/components';
import type { GlassId, View } from '../../rules/state';
import type { HandState, Opened, Page } from './HandContext';
import { carriedOut, keptPlans, type Laid, NO_PLANS, withPlan } from './plan';
import { glassOn, type Next, standingOf, turnOf, whyNotTurnOn } from './turning';
import { usePlansRun } from './usePlansRun';
import { useRefusal } from './useRefusal';

type Props = SeatProps<View, Action> & { readonly wide: boolean };

/** What is in this player’s hand and nowhere else: the glass held, what is open, what is planned. */
export function useHandState({ wide, refused, ...props }: Props): HandState {
  const { view, seat, clock, pending, plansRun } = props;
  const [page, show] = useState<Page>('centre');
  const [opened, open] = useState<Opened | null>(null);
  const [grasped, grasp] = useState<GlassId | null>(null);
  const [laidOut, setPlans] = useState(NO_PLANS);
  const { told, tell } = useRefusal(refused);
  const plans = keptPlans(laidOut, view.glasses, seat);
  const standing = (glass: GlassId) => standingOf(view, seat, glass);
  const isSent = (glass: GlassId) =>
    pending.some(it => (it.type === 'turn' || it.type === 'lift') && it.glass === glass);
  const isFree = (glass: GlassId) => !standing(glass) && !isSent(glass);
  const held = grasped !== null && isFree(grasped) ? grasped : null;

  const act = (action: Action) => {
    tell(null);
    props.act(action);
  };
  const lay = (glass: GlassId, laid: Laid | null) => setPlans(now => withPlan(now, glass, laid));
  const openPlace = (glass: GlassId) => {
    const stands = standing(glass);
    open(stands && { what: 'place', glass, until: stands.until });
  };

  function turn(glass: GlassId, on: Place, next?: Next) {
    grasp(null);
    open(null);
    act(turnOf(glass, on, next));
  }

  function drop(glass: GlassId, on: Place) {
    const why = whyNotTurnOn(view, seat, glass, on, clock.now());
    if (why) return tell(why);
    return on === 'ship' ? open({ what: 'journey', glass }) : turn(glass, on);
  }

  function touch(on: Place) {
    const glass = glassOn(view, seat, on);
    if (held !== null) return drop(held, on);
    tell(null);
    if (glass !== undefined) return openPlace(glass);
    return on === 'ship' && !wide ? show('map') : open({ what: 'symbol', on });
  }

  function carry(glass: GlassId, laid: Laid) {
    const carried = carriedOut(view, seat, glass, laid, clock.now());
    lay(glass, { ...laid, armed: false }); // kept, so that nothing is lost if it is refused
    tell(carried.ok ? null : carried.why);
    if (carried.ok) open(null);
    else openPlace(glass);
    if (carried.ok) carried.acts.forEach(props.act);
  }

  usePlansRun({ clock, plans, enabled: plansRun, isSent }, carry);

  return {
    ...props,
    page,
    wide,
    opened,
    held,
    told,
    standing,
    isSent,
    planOf: glass => plans[glass],
    show,
    open,
    openPlace,
    tell,
    grasp: glass => {
      tell(null);
      if (isFree(glass)) grasp(held === glass ? null : glass);
      else if (standing(glass) && !isSent(glass)) openPlace(glass);
    },
    touch,
    drop,
    turn,
    lay,
    carry,
    act,
  };
}
