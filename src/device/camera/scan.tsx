/** Reads QR codes by the phone's camera. Browsers use scan.web.tsx. */
import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import type { Photographed, ScannerProps, Scanning } from '../ports';

export const canScan = async (): Promise<Scanning> => 'stream';

/** The app always scans a live stream, so it never asks for a photo. */
export const photographed = async (): Promise<Photographed> => ({ ok: false, why: 'no-photo' });

/** Fills its parent. Reports each text once, until it sees a different one. */
export function Scanner({ onText, onTrouble }: ScannerProps) {
  const [permission, ask] = useCameraPermissions();
  const last = useRef('');

  useEffect(() => {
    if (!permission || permission.granted) return;
    if (permission.canAskAgain && permission.status === 'undetermined') void ask();
    else onTrouble('not-allowed');
  }, [permission, ask, onTrouble]);

  if (!permission?.granted) return null;
  return (
    <CameraView
      style={StyleSheet.absoluteFill}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onMountError={() => onTrouble('broken')}
      onBarcodeScanned={({ data }) => {
        if (data === '' || data === last.current) return;
        last.current = data;
        onText(data);
      }}
    />
  );
}
