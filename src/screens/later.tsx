import { type ComponentType, createElement, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Spinner } from '@/ui/Spinner';
import { useFetched } from './useFetched';

type Fetch<Props> = () => Promise<ComponentType<Props>>;

/** A page whose code is fetched when it is shown first; until it is there, `Until` is. */
export function later(name: string, fetch: Fetch<object>, Until: ComponentType = Fetching) {
  return function Later() {
    const Page = useFetched(name, fetch);
    return createElement(Page ?? Until);
  };
}

/** A sheet that is fetched when it is opened first. */
export function laterSheet<Props extends { readonly open: boolean }>(
  name: string,
  fetch: Fetch<Props>,
) {
  return function LaterSheet(props: Props) {
    const [isAsked, setAsked] = useState(props.open);
    if (props.open && !isAsked) setAsked(true);
    const Sheet = useFetched(isAsked ? name : undefined, fetch);
    return Sheet ? createElement(Sheet, props) : null;
  };
}

export const Nothing = () => null;

export function Fetching() {
  return (
    <View style={styles.fetching}>
      <Spinner />
    </View>
  );
}

const styles = StyleSheet.create({
  fetching: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
