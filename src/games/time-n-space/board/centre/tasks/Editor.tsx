import { of } from '@/kit/seat';
import { unreachable } from '@/kit/unreachable';
import type { Deed } from '../../../rules/actions';
import { destination, planetAt } from '../../../rules/board';
import { useSeat } from '../HandContext';
import { BuildTask } from './BuildTask';
import { Delivering } from './Delivering';
import type { EditorProps } from './editorProps';
import { Loading } from './Loading';
import { Offering } from './Offering';
import { OnMoon } from './OnMoon';
import { Producing } from './Producing';
import { Upgrading } from './Upgrading';

type Props = Omit<EditorProps<'lapse'>, 'deed'> & { readonly deed: Deed };

/** Picks the editor for a deed. */
export function Editor({ deed, ...rest }: Props) {
  const { view, seat } = useSeat('view', 'seat');
  switch (deed.do) {
    case 'produce':
      return <Producing deed={deed} {...rest} />;
    case 'load':
      return <Loading deed={deed} {...rest} />;
    case 'offer':
      return <Offering deed={deed} {...rest} />;
    case 'build':
      return <BuildTask deed={deed} {...rest} />;
    case 'upgrade':
      return <Upgrading deed={deed} {...rest} />;
    case 'take':
    case 'tuck':
      return <OnMoon />;
    case 'deliver':
      return (
        <Delivering
          seen={view}
          planet={planetAt(destination(of(view.ships, seat)))}
          deliveries={deed.deliveries}
          change={deliveries => rest.edit({ ...deed, deliveries })}
        />
      );
    case 'lapse':
      return null;
    default:
      return unreachable(deed);
  }
}
