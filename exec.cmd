@rem The scripts of package.json begin with `exec`, so that signals reach the program; cmd.exe finds this in its place.
@%*
