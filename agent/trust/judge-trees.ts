/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `beyond roles|by|by ×2|cells missing|clean
clean and named|columns 1|columns 2|columns 3|columns 4
columns unspoken 0|columns unspoken 1|columns with rivals 0|columns with rivals 1|columns with rivals 2
doubt adjective left|doubt average left|doubt comparison left|doubt condition without a value|doubt each left
doubt most left|doubt not left|doubt number left|doubt or|doubt sort left
doubt table left|doubt values unsaid|doubts 0|doubts 1|doubts 2
doubts 3|frames aggregate|frames ascending|frames assume measure|frames avg of a column
frames beside than|frames beside total|frames columns 0|frames columns 1|frames columns 2
frames columns 3|frames compare|frames conditions 0|frames conditions 1|frames conditions 2
frames conditions of a measure|frames count|frames countDistinct of a column|frames denied|frames descending
frames filter columnValue|frames filter number|frames first|frames groups 0|frames groups 1
frames having|frames max of a column|frames none|frames of different|frames oneOf
frames other|frames ranked|frames records|frames related|frames related ×2
frames same|frames score -1|frames score -2|frames score -3|frames score 0
frames score 1|frames score 2|frames score 3|frames score 4|frames score 5
frames score 6|frames score 7|frames score 8|frames score 9|frames show integer
frames show text|frames sum of a column|frames tied|frames unclear|frames value value
frames value value ×2|frames values|idle ,|idle a|idle all
idle an|idle and|idle and ×2|idle are|idle average
idle by|idle different|idle do|idle each|idle find
idle for|idle has|idle have|idle how|idle in
idle is|idle list|idle many|idle most|idle not
idle number|idle of|idle of ×2|idle or|idle order
idle return|idle show|idle than|idle that|idle the
idle the ×2|idle the ×3|idle their|idle there|idle they
idle what|idle who|idle whose|idle with|joins 0
joins 1|joins 2|link name 0.8|link name 0.8 ×2|link name 1
link name 1 ×2|link name 1 ×3|link part 0.6|link part 0.6 ×2|link part 0.8
links over -0.2|links over 0|links over 0.2|links over 0.4|links over 0.6
links over 0.8|links over 1|margin 0|margin 0.5|margin 1
margin 2|method frames|method roles|named|no role reading
one asked, several told|opens how|opens how many|opens what|opens what are
opens what is|opens what is the|read 1 parts|read 3 parts|read 4 parts
read 5 parts|read 6 parts|read 7 parts|read aggregate|read and
read and not shown|read ask:show|read ask:what|read countFilter|read dimensions
read filter|read filter ×2|read period|read rank|read role avg
read role condition|read role condition ×2|read role condition ×3|read role countBound ×2|read role counted
read role denied|read role different|read role grouped|read role highest|read role lowest
read role mostCounted|read role none|read role none ×2|read role none ×3|read role shown
read role shown ×2|read role shown ×3|read term|read term ×2|read unread name
read unread verb|read unread verb ×2|read unread word|read verb|refused 
refused It is not clear what|refused Nothing to count or add|related = 0|related >= 1|related >= 1 ×2
rivals 0|rivals 1|rivals 2|rivals 3|role ascending
role avg|role condition|role condition ×2|role condition ×3|role countBound
role countBound ×2|role denial|role denied|role grouped|role grouped ×2
role none|role none ×2|role shown|role shown ×2|role shown ×3
roles 0|roles 2|roles ahead over 0.1|roles ahead over 0.3|roles ahead over 0.6
roles ahead over 1|roles ahead over 1.5|roles ahead over 2.5|roles behind over 0.1|roles behind over 0.3
roles behind over 0.6|roles behind over 1.5|roles odds over -0.1|roles odds over -0.25|roles odds over -0.5
roles odds over -1|roles odds over -2|roles odds over -3.5|roles same at 0|roles same at 1
roles same at none|roles score over -1|roles score over -2|roles score over -3|roles score over 0
roles score over 1|roles score over 2|roles score over 3|roles score over 4|root is not shown
rows over 0|rows over 1|rows over 10|rows over 2|rows over 20
rows over 5|rows over 50|rows repeat|said after|said all
said average|said both|said different|said each|said first
said how|said last|said least|said many|said more
said most|said not|said or|said order|said than
said top|said what|said who|score of a word over 0|score of a word over 0.5
shows date|shows decimal|shows decimal ×2|shows integer|shows integer ×2
shows text|shows text ×2|shows text ×3|shows timestamp|tables over 10
tables over 2|tables over 3|tables over 4|tables over 5|tables over 7
tables shown 0|tables shown 1|tables shown 2|tables spoken 1|tables spoken 2
tables unspoken|told nothing|unknown 0|unknown 1|unknown 2
unknown 3|unread 0|unread 1|unread 2|unread 3
value value|value value ×2|weakest role over -0.1|weakest role over -0.25|weakest role over -0.5
weakest role over -1|weakest role over -2|weakest role over -3.5|words over 12|words over 15
words over 18|words over 6|words over 9`;

export const treeLines = `604
5b 1l 50 7e =64 =-17 =-111 6g =-107 a =-1 =-52 1l =-133 6g 14 =-113 =-35 5r =-71 =17
48 8b 7u 7c =70 =39 4w =43 =9 3w =-6 1b =55 =16 80 =-119 6x 8y =-75 =-43 =-112
5b 5x 5o 1x =62 =-50 7 =-66 =3 5i 4s =-78 =25 =43 r 8 56 =-100 =-32 6s =-62 =-4 6g =-88 8d =-16 =-64
48 8b =65 71 =-5 s =51 =13 1o 74 5r =-84 =4 6w =-80 =-29 =-112
47 3x =66 1o 73 =-83 =-47 =-105 79 89 =66 =17 5w 3 =55 =8 8y =0 =19
1t 93 a 60 =61 =-50 =-77 75 8p =-86 =-54 2b =-23 =-68 5s a 7l =51 =12 3u =64 =10 79 49 =22 =57 5i =-37 =15
1t 3w 1j =65 =19 1o 6x =-45 =-87 =-95 7u 7c 1e =60 =26 6 =34 =10 40 =-25 =39
48 3i 8f =62 6z =2 =49 a 6b =-8 =18 =39 1o 6w =-81 6z =-83 =-33 =-91
5h 80 53 =-82 =-25 8h 3x =54 =-43 1l =48 =-22 7e 7u 3u =56 =9 2d =-2 =32 5i =-20 =21
48 5s 7c 15 =60 =37 12 =24 =-1 79 =43 2c =-53 =10 1l =-85 8z 3t =-64 =-35 7d =-11 =-47
1t 3w =58 74 1l =-82 =-59 6m =-27 =-70 5s 5w 6z =43 =58 c =0 =41 7b 49 =7 =48 c =-36 =18
46 5i 6x 5v =-43 =2 =-72 3i =44 =-2 1l 7c b =54 =27 5i =-5 =25 72 =-49 4c =5 =-26
5u 80 45 15 =-75 =-27 =-12 5v 6h =-52 =-16 1l =36 =-39 80 =-48 1l 7c =54 =15 3q =-29 =21
5b 5x 50 1o =48 =-49 =-45 1o 3b =10 =-33 =-69 1o 6w =-66 91 =-52 =-24 88 =-75 =-22
81 47 1o 80 =-62 =-28 =-74 2l =44 3b =22 =-5 50 5s 7e =54 =-2 d =25 =-14 =-28
81 47 6x 7a =-30 =-61 =-66 22 60 =22 =51 =3 12 b 1c =54 =10 27 =35 =-4 5x 43 =40 =3 =-6
5x 12 p 2m =44 =-31 73 =-38 =4 73 6j =-48 =22 8p =29 =-37 r 23 3y =-2 =-56 =12 2b 6b =-24 =6 4l =-55 =-19
1t 3x =54 6h 7j =-59 =-17 72 =-56 =-24 5s 7f 86 =51 =27 =4 7b =38 =-35
81 6x 6t 3w =26 =-50 6j =-23 =5 5z =-63 =-17 7z 4t i =50 =12 a =-17 =36 4r =25 6b =-10 =15
1t 3x =52 72 88 =-62 =-13 6g =-51 =-16 a 67 2e =37 =-3 =-3 65 9 =49 =15 =10
48 5s 95 2t =49 =21 74 =3 =36 4r 6j =32 =5 a =-24 =3 74 1i 55 =-55 =3 8o =-37 =0 8o 89 =-30 =7 2b =11 =-37
48 1r 7c 3i =50 =19 75 =-8 =35 7b 49 =0 =41 8b =9 =-46 73 6r =-57 5u =-39 =10 78 =-66 7c =-14 =-52
1t 3x =51 r 40 =-61 =-39 2b =-9 =-46 5s 8f 7c =51 =16 72 =-7 =41 4q 2c =-34 =12 49 =10 =39
48 8f 3a 7c =50 =19 7w =27 =-4 6y 7l =38 =-16 =-29 7c 6s 5g =-41 =5 6m =-7 =-44 2h =-64 =-27
1o 4 71 a =33 =-43 6r =-23 =8 6g 98 =22 =-10 7z =43 =4 3n =-62 =-15
47 0 6w 2l =-56 =-36 7c =-19 =-57 4e =52 19 =-6 =30 8g 7u p =45 =7 c =-36 =25 70 =-32 8m =30 =-30
1t 3w 94 =52 =-3 74 7d =-31 =-54 6h =-31 =1 8e 7c =47 =13 3w 5i =-34 =-4 3t =37 =9
48 8b 7u 7r =44 =8 c =-25 =25 8k 49 =-28 =-1 42 =9 =29 6t 6d 7r =-52 =-19 8p =-4 =20 6m 8p =-20 =4 =-47
5x 80 =-48 50 1x =38 =-9 8o =-37 =10 6x 80 6c =-48 =-1 1n =-4 =-26 y =-51 =-12
4o 4v r 0 =-32 =38 6g =-29 =14 5s 8e =43 =19 7b =18 =-32 8e 5s =51 =20 6k 73 =-32 =9 =36
5b 1o 2b 98 =44 =23 6h =-32 =29 =-52 1o 73 45 =-43 =2 6h =-26 =1 =-57
5b 5x 5k 5e =34 =-20 4k =-29 =-2 6s 1z =-31 =9 54 =11 =-22 5e 6i 1 =-54 =-15 4g =-30 =12 7a 6u =-37 =-3 6c =-46 =-13
47 2b 7e 3z =23 =-12 =-55 5g 37 =-43 =-3 =-3 8f 7u 3t =44 =18 =8 72 =-41 1i =30 =-2
1t 1o 5u 6o =-8 =-44 69 =38 =-14 =-56 8f 3i 7e =44 =-4 6s =16 =-13 6y b =27 =-3 =-39
48 2l 4r 2t =47 =1 41 =10 =35 71 4q =-41 =2 8m =29 =-9 6h 8a 1k =-41 =-4 =11 5p 8p =-30 =5 91 =-20 =35
5x 3c 5 0 =7 =40 1f =39 =-15 4q 7b =-18 =-46 6s =-17 =27 78 =-61 7f 5e =-27 =-5 7m =-49 =-6
48 8b 3a 7z =41 =10 85 =21 =-3 49 =-25 6 =-5 =22 80 7t 15 =-48 =-9 =-5 78 =-61 7a =-3 =-31
81 80 6q 6c =-48 =-3 =2 1l 2c =-45 =36 u =-1 =-47 8e 7w 3i =47 =5 94 =17 =-12 72 5u =-4 =-35 b =27 =-7
48 8f 7z 2u =45 =17 7d =18 =-7 a 8w =-33 =9 26 =30 =-12 1l =-53 u 6w =-32 =3 =-53
46 74 7d 50 =-2 =-35 41 =-46 =-20 6b 6i =-42 =17 96 =15 =-17 50 8f p =39 =-5 6v =-31 =17 8w =-32 1a =21 =0
1o 46 6x 8n =5 =-59 7 =-37 =-17 8q t =31 =-10 =-28 =-52
1o u 5o 2b =24 =-8 8z =-20 =2 18 =-52 =-8 =-51
1o u 5o 8o =28 =3 8v =-3 =-40 =-50 =-49
48 8e 7c 13 =43 =24 =-15 70 =-46 3t =25 =-5 40 8e 1j =-51 =-7 5b =7 =-36 7c 6h =-22 =1 7h =-49 =-5
48 b 12 1j =39 =6 91 =-15 =19 27 8y =-5 =23 =-37 5r 6w 4z =-41 =-5 5p =-20 =18 =51
5c 7c t u =16 =-37 8x =-34 =20 88 =-45 =10 75 15 2y =-44 =6 =4 4e t =10 =-19 7z =-29 =-6
1o 80 12 16 =11 =-20 =-42 78 =-57 2a =19 =-58 4e =-52 3l =-7 =-32
48 79 4a b =47 =19 8d =-11 =28 5s 5w =23 =-27 =-55 74 7d 8z =-27 =3 2h =-45 =-11 5e 7q =-37 =15 95 =27 =-10
48 94 8b 3t =36 =-2 73 =-17 =5 7d 49 =0 =26 2f =-37 =22 r 73 7k =-39 =8 95 =-2 =-28 6g 6x =-8 =-30 6b =-8 =26
5u r 8n 62 =-24 =9 =-55 6x 8n =17 =-41 6z =1 =-31 2v 8f 7r =37 =2 6t =-31 =20 8p =-33 =2
5u r u 1s =-19 =23 =-47 6x 58 =16 =-20 5 =-31 =-6 2v p 8h =21 =41 =-20 =-24
48 8e 5s 7w =37 =5 41 =13 =-28 6v 5i =-59 =-13 3t =18 =-24 6x 8n 6z =-39 =-1 =-55 2s 7t =-41 =-9 87 =-30 =7
81 7a 6h 8z =-25 =-5 6t =-16 =12 6d 54 =-39 =1 =13 8f 11 28 =-3 =22 4p =44 =3 79 91 =6 =30 a =-48 =4
1t 7c 3w 7y =44 =3 1l =-41 =-3 1y =-55 =-12 6k 40 7d =8 =-27 3j =24 =-15 4y 3m =48 =14 =9
1t 3y 28 =34 =-3 75 7 =-25 =-1 1n =19 =-9 4a b 6j =23 =41 28 =-29 =18 83 8h =-31 =4 =31
5u 8n 7a 6m =6 =-26 4r =-30 =10 =-57 80 =-25 3a 2v =30 =-12 79 =24 =-33
81 80 39 12 =-25 =-45 =-3 78 =-55 7c =1 =-41 8e 7c 1r =37 =9 =-7 3y =-43 d =22 =-7
46 6 67 7z =15 =-23 7d =4 =-35 5e 2c =-36 =8 7d =3 =-26 54 5n 8b =24 =-10 4s =13 =-49 1 5m =-27 =-6 =5
2a 5x 44 1w =17 =-29 3h =1 =-41 74 5r =-21 =33 8a =1 =37 =-47
1o 8n 79 2b =26 =-9 2x =4 =-30 =-55 2x 58 =-49 =-11 =-11
48 1r 8m 4t =32 =-20 98 =14 =-18 7d 85 =19 =-13 =-51 8p 74 6 =-18 =-38 3t =-9 =21 r 40 =-34 =-4 31 =18 =50
48 8f 1r 7c =34 =-19 v =-14 =13 3y =-42 1i =12 =-13 7a 8n 6x =7 =-24 =-52 14 31 =-39 =3 =12
12 8q 50 8g =22 =-8 88 =-16 =19 16 6i =-2 =-16 =-41 7a 2j 78 =-45 =2 2u =-41 =3 6i 41 =-47 =-20 =11
48 8e 3a 9 =38 =6 =-24 79 r =6 =34 7b =-54 =-7 r s n =-35 =2 8o =-19 =17 2a 78 =-40 =12 =-41
81 8z u 6h =-23 =-6 =-43 5j 3q =-6 =16 8p =-31 =4 8e 7w 7z =37 =3 =-21 5 6 =2 =-22 1h =-15 =23
u 7c 6x k =12 =-36 1i =-22 =16 76 88 =-39 =-2 =3 5j =-46 =-10
81 1l 2c 20 =-46 =-3 =24 5r 2n =-9 =30 =59 79 6e 1b =39 =7 =-1 5n 4l =12 =-21 =-31
5b 7f 50 94 =20 =0 2x =-19 =27 =-44 14 8o 8t =-35 =-9 92 =-29 =6 8k =3 =44
46 2y 12 6r =-10 =15 6b =-45 =-8 3o 27 =34 =2 =-6 7p 5n t =21 =-22 6b =0 =-29 =-35
1o 12 81 i =5 =-25 8e =33 =-2 5r 1s =-16 =28 5e =15 =51 5f =-48 =-13
1o 6n 5c o =6 =62 3h =2 =-29 11 =-36 6p =9 =-29 6c 4h =-49 =-12 =-10
81 5r 7c 8n =-4 =-51 4f =-46 =-5 =48 79 25 4s =42 =18 =3 3a 26 =17 =-23 =-39
1o 7f 6m l =13 =-23 1 =-20 =4 6g =-46 7h =-22 =7 88 2l =-45 =-17 =0
7c 2a t l =6 =-35 35 =-23 =15 =-45 1t 2r =-46 =-6 74 =-17 =5
78 =-52 79 90 48 =22 =-14 40 =-7 =32 7e u =-1 =-40 1t =-42 =-11
81 1l 4v 20 =-42 =-10 =7 5r 2b =2 =-17 =52 83 6k 8h =-4 =20 =31 =42
48 8f 3a 8d =15 =34 6 =-35 =13 40 16 =-41 =-4 13 =0 =19 40 57 2n =-37 =-8 7d =15 =-24 5r 14 =-8 =30 =44
7d 8n 1w 54 =13 =-10 8e =-33 =-9 =-51 12 8e 7c =17 =-18 1h =-39 =-2 6j 7t =-40 =6 =17
1o 7z 7f 5o =17 =-1 6h =-46 =-8 66 8m =-29 =10 =37 3c 8e =-47 =-14 6h =-21 =-6
7f 6r 7z 74 =-8 =12 18 =-34 =11 49 3o =-18 =18 8q =20 =-15 7z 85 3r =-51 =-13 =-14 =-8
1o u g 8v =11 =-24 =-39 62 =-41 =-9 b 3r =-43 =-16 =-15
1o u 8n 3k =10 =-13 =-49 5j =-47 =-3 5f 8f =-46 =-12 =-4
2a u 14 7a =3 =-20 96 =42 =3 5j =-40 =-7 =-52
u 81 6b 12 =-6 =-44 7i =7 =-37 8f 5s =25 =-13 3w =-32 =8 =-39
7c u g j =2 =31 =-41 5j =-42 =4 42 7z =-42 =-11 5e =4 =-20
g 7f 7z 2n =3 =33 75 =-27 =2 12 =-5 =-36 =-47
81 r 5p 2p =-24 =14 6m =7 =-25 2b 8o =2 =33 4 =-8 =-36 8e 7z 2u =35 =-20 =-19 6l 4p =-26 =6 =26
8n 7b 5d 6b =4 =26 =-31 4u 5y =-15 =28 8e =33 =-6 =-47
2a 80 40 6k =-34 =-11 v =-15 =18 l 95 =14 =-4 7b =-40 =-11 =-44
1o 8n 2a g =9 =-43 5a =-48 =-11 =-49 1d d =-44 =-12 =-11
1o u 7g 6m =9 =-16 =-44 =-36 a =-1 =-40
r 2c s 29 =-23 =22 5p =-8 =22 1r =34 =-16 5j 3q 3a =-9 =29 92 =-10 =19 3c 8y =-11 =2 =-29
78 =-48 7f 6b 12 =1 =-34 6a =18 =-4 12 =-11 =-39
7d 27 u 10 =18 =-6 =-25 4o 2l =-20 =5 92 =-7 =32 41 2q 4u =-36 =-4 =1 60 6f =15 =-13 28 =11 =-24
u t 6x 1l =-1 =13 47 =-25 =18 2g 35 =-32 =11 =25 =-37
1o 2a u 7e =7 =-26 3a =-35 =2 3q =-10 =-51 38 8e =-40 =-15 =0
2a g 7z 6 =13 =-3 5r =-23 =22 =-45 5b =-59 7 =-25 =-5
t 7u 3k 2b =11 =-8 5p =-22 =29 1q =-44 =-10 35 4k =-34 1q =-9 =13 =25
8n 7f 2n 5t =1 =46 3m =15 =56 12 =-4 87 =-7 =-45 =-46
6x 79 51 41 =6 =27 41 =-25 =1 7s 6c =-7 =12 8k =-10 =-53 7l 57 =-28 =-2 =13
2a 8n r o =-7 =36 28 =-2 =18 =-44 =-47
8n 5m 7d t =12 =-11 41 =-22 =3 2u 8t =-36 =-7 =14 =-47
1o g 2a 6a =10 =-7 r =-13 =-47 =-44 2x 3o =-41 =-12 =-4
14 2a g 2n =-4 =23 =-43 r =-15 =-49 4m 85 =47 =17 =5
7f 7z 8t 5 =-7 =14 5e =3 =28 6x 12 =-38 =-9 =3 3r =-44 =-14
1s 8r 2a 7e =3 =-30 6t =-15 =-48 =-41 =46
8n 27 7d 59 =16 =-24 48 =13 =-15 1m 48 =-2 =-17 1b =2 =27 =-47
1o 78 =-45 5r g =4 =-42 =44 6r =-38 6q =4 =-27
1o u 91 83 =-11 =21 7 =3 =21 5x =-9 =-33 6c 8f =-37 =-8 =-9
2a 3g k 6b =-3 =10 =-33 =-42 =-38
8n 7c 0 r =-6 =8 =32 3b 7e =-13 =-43 8z =-21 =9 =-46
5j 3g k 8t =1 =14 =-30 =-39 8t 18 8d =-14 =-48 =2 c =15 8e =-25 =11
78 =-45 7e 66 79 =7 =-5 =38 4 =-36 =-3
7b 2z 5x 79 =24 =-19 7w =5 =-22 41 8e =-44 =7 =16 6c 94 b =1 =-31 41 =-39 =-13 6a b =21 =-17 3n =-16 =10
7d 60 1v 8b =16 =-4 =-18 5e 2c =-26 =5 96 =18 =-14 3r 2c 5e =-30 =-9 =11 8 5v =1 =-27 =23
78 =-46 1o 2a u =8 =-27 r =-10 =-53 2l 2x =-37 =-8 =3
u 7g 4m 3k =4 =-13 8r =20 =-18 =-34 42 =-34 =-3
78 =-45 o 4x 7f =-1 =-29 =26 =51
78 =-43 6t 3t 27 =-4 =-27 87 =-3 =36 96 5e =3 =18 2j =13 =-25
2a 91 8e a =13 =-17 z =-34 =18 6j 5e =-11 =5 2v =25 =-7 8o =-50 =-15
73 7z 7q 1i =-7 =15 8k =-11 =-31 b =-40 =6 6x j 2y =2 =31 =41 7z =-30 =6
1o 3k 8n 85 =11 =-2 =-36 3s 7 =-29 =-6 =14 7 =-38 73 =-20 =12
78 =-42 7d 3d 8u =11 =-13 6h =-31 =7 41 49 =-8 =-30 7e =6 =-24
5c 8l 79 48 =25 =-1 5n =-5 =-38 46 1n =40 =5 8f =19 =-15 2g 46 31 =-27 =8 =9 s =1 =21
1o 5r g 5n =3 =-27 =-39 47 =45 =3 3o 3q =-37 90 =-24 =-6 =-4
j 84 66 7c =-3 =-26 31 =7 =34 =37 67 5e 6s =-13 =20 =40 =-13
1o 1s 2j 7e =11 =-28 88 =-19 =16 =48 =-29
7c 6a 6b 12 =4 =-34 32 =16 =-27 4n 1d =-17 =16 2j =24 =-1 t =-30 =0
2a r 2c 95 =-4 =-21 5u =7 =26 6j 6b =-18 =11 27 =35 =1 =-47
78 =-41 79 81 4d =9 =-10 6y =33 =-11 66 30 =-5 =-37 =31
1o 8n 7d 54 =9 =-20 6c =-20 =21 =-41 74 8f =-41 =-4 5 =-10 =8
1s 8v u j =-2 =29 =-33 5m =-10 =-38 =34
8n 27 5c 7e =12 =-16 3h =3 =-25 e 79 =-4 =-26 7 =31 =-3 =-40
k 8u 5n 28 =-2 =11 79 =17 =-52 2n 5e =-37 =-11 =12 =-38
1o 7f 5r 2t =5 =-27 =39 8s =-38 8z =-2 =-8 6w =-8 d =-34 =-10
1o o 8q 6j =-1 =14 8f =-10 =-37 =41 5 d =-39 =-8 16 =-15 =6
5t x 8c 41 =-7 =22 53 =-8 =24 =32 =31
2a 5s 81 3b =-15 =3 7u =18 =-15 5x 8h =-43 =-4 1y =8 =-24 =-33
8n 14 7 66 =-7 =32 8b =14 =-21 4m =34 =4 =-40
3e 7v 7d 64 =1 =30 3a =-5 =-38 85 =36 =-6 =-36
2a 5s 8z 6 =3 =-12 3q =-8 =16 8s 17 =37 =-18 3q =2 =-51 =-39
2a 8n 3g 14 =2 =26 =-41 =-38 =-42
2a 5s 96 7e =6 =-23 8d =5 =-31 5h 17 =21 =-7 79 =2 =-65 =-45
81 6b 12 1x =1 =-21 2l =-44 =-4 1l 1n =-32 =5 6n =10 =-22 17 3m 6y =34 =2 90 =-10 =17 8f 3a =17 =-25 1n =-42 =14
8n 14 7d 4o =0 =25 3t =-15 =19 4m 5c =41 =4 =-6 =-41
2n o r 7j =-9 =29 3q =-8 =10 =42 5j 79 =14 =35 =-4
k h 4t 0 =1 =33 =-29 =-32 =-35
1o 2n 5r 4i =-3 =41 6g =3 =40 3m 7h =4 =30 =49 3r 1 =-40 =-11 =-7
14 4r 2j h =4 =-28 3c =0 =-23 6t 4v =-60 =-6 6b =-19 =4 3c =35 8s =-5 =5
8n 7e 27 2t =6 =-21 b =-2 =-49 1t =-40 =5 =-41
5r 4i 8u 3i =0 =-20 5l =-28 =-1 =37 6h =-3 =41
5r 4t u 8o =-2 =13 =-30 =-38 =33
2n 2a 14 4b =0 =-23 4e =35 =3 =-37 6w =-15 3m 33 =0 =26 =51
7f 78 =-35 66 k =3 =-31 =37 6h =-39 4e =-3 =0
1o g 6j 4 =4 =-12 6t =-21 =24 =-37 8f =-30 =-5
5r 4x 8z 8k =-4 =-17 2n =0 =33 =24 5o =10 =37
5r 8q f 4r =5 =-13 =-30 2u 4e =-29 =-3 =12 4e =37 =5
1o 5r 1c 3e =3 =-29 8k =-47 =-3 =37 3k 57 =-33 =-9 =-2
k 3e 5e t =0 =-31 78 =-28 =11 =-33 =-35
5r 7z 3u 2j =3 =-9 =34 44 3t =-32 =5 8f =19 =-7 81 =36 =10
8n 36 3 2k =3 =-27 =-29 c =9 =35 =-37
2a 78 =-38 g 8m =6 =-11 =-38 =-38
1o 78 =-36 3g u =5 =-20 =-32 7y =-33 =0
2a 1o a 27 =3 =-22 5m =11 =-10 6s =-29 16 =9 =-16 =-32
1o 7v g 8n =3 =-34 =-35 95 =30 =10 3h =-32 =-1
14 x 8o 6a =-4 =-21 6w =-21 =9 =30 6a 33 =40 =8 =-6
7f 2a h 1o =5 =-19 =-33 =-36 87 =10 8s =-45 =-14
85 7f 2n 2c =3 =26 8d =41 =5 49 =-3 =-34 8p 21 8d =-28 =-11 8e =23 =-13 75 40 =-15 =21 =-24
1n 52 25 4b =3 =-19 8e =8 =-44 41 =5 =46 49 5x 69 =30 =8 c =-21 =5 5i 3l =-8 =-34 =14
14 2t 3 1o =4 =-18 =-35 1g =-37 =5 88 =7 =30
1s 2a 5s 95 =5 =-11 5h =-9 =-40 =-45 =42
14 91 4u 6i =-9 =-30 =14 8t 5s =3 =-23 8i =-8 =20 2l 8i =9 =32 =6
8q 84 j 6j =-7 =8 13 =6 =44 =37 7y =-33 8z =3 =-13
1o 3g d 1s =4 =38 16 =-21 =7 =-33 =-29
8n 84 74 i =-3 =-26 77 =2 =25 =33 =-35
8r 85 3y v =2 =33 1p =5 =-18 4l b =2 =-26 1n =-31 =-1 =-27
5r 3g 78 =-33 57 =0 =15 =-30 =29
5t g 3k 34 =3 =-20 34 =-17 =12 =-37 =34
0 92 88 83 =-21 =6 =8 8r 5s =6 =-11 33 =-9 =-29 =30
14 7d 78 =-30 8o =2 =14 5v 96 =1 =-33 =-33 3d =30 =4
1s 8r 3b 85 =2 =-14 1n =10 =-8 4q =-37 =-10 95 =9 =50
40 63 29 97 =15 =-28 =21 =28 95 62 5s =8 =-15 =39 7y 6i =15 =-21 p =-23 =7
3c 8q 7u 1c =11 =-32 6u =-41 =-4 85 51 =-4 =5 =-39 8z q 3h =-9 =-23 =15 t 85 =12 =-7 =-19
2 5e 11 50 =-7 =-43 8g =9 =-15 3r 34 =20 =-21 8e =6 =-21 =-29
7 40 6v 6y =16 =-7 2b =-34 =-2 1i 6a =7 =-9 =-33 4s 2t 8b =17 =-13 =-20 41 =-36 =13
2a 5s 95 2z =11 =-7 88 =-14 =8 51 79 =-2 =-43 6b =-20 =26 =-40
7d 8n 89 t =7 =-14 =-27 =-34 38 4o 7l =-16 =12 =-39 6h =19 =4
7f 2t 28 3s =-7 =21 8g =11 =-8 6j =-38 =6 8g =-39 =-1
7f 5r 4r 24 =-1 =33 76 =-27 =6 =29 5b =-36 33 =-17 =0
1b 3i 3k 2j =8 =-5 27 =2 =-37 31 4q =-25 =3 =15 1t 4j 8s =-24 =4 =16 =-46
b 1x 4a l =7 =-22 8e =-3 =-25 8e 6x =-37 =6 4q =21 =-4 1r 5p 57 =-33 =-4 =4 1t 95 =42 =11 =-22
3g 1o 78 =-33 5t =1 =32 7 =-29 =-1 =-38
o 63 40 4x =-19 =14 2t =2 =-25 5o =34 =-6 =36
4x 7e 26 78 =-30 =2 c =-31 =-1 =-26 =23
7c l 4i 1b =3 =-16 =35 5o =-36 =-9 75 3w =-10 =-37 =-1
4x 5e 11 8 =-21 =28 1o =4 =-23 17 8m =1 =-18 l =18 =-30 11 =2 =33
o 75 8m 4o =-9 =15 6l =-27 =6 4k 6j =3 =28 4e =-25 =-5 =31
3e 36 1s 3k =3 =-14 =31 =33 =-32
5j 3e 6j 29 =-2 =22 6u =-24 =15 =-27 8x 3t 6h =-12 =-31 =5 =9
g 8n 5c 8j =9 =-16 3a =-13 =18 =-34 =-36
7d 8n 2v 2j =11 =-6 6l =2 =-24 =-30 6c 6j 82 =-29 =16 4 =-5 =25 96 e =23 =-9 8t =-26 =8
o 5m 2a 7h =2 =-11 =-34 8e 8l =-31 =4 6a =18 =-25 =36
3e 2n 1m 5r =-6 =18 6r =-3 =24 8y 50 =-7 =20 =39 =-36
8t 4k 4b c =-4 =8 81 =-25 =5 c 1r =15 =-24 6a =-34 =5 1r 3q 90 =7 =-25 74 =30 =-1 =33
40 x 3c 8o =-15 =11 =-38 =27 8j u 8r =7 =-21 a =-3 =-25 4e 42 =19 =-21 =-33
85 14 7 2j =5 =-26 4q =8 =32 =32 6r 7i 0 =-10 =22 =-38 5w 4d =16 =-2 =-11
h k 5s 8m =8 =-7 3o =-20 =16 =-26 =-32
12 96 3 25 =10 =-16 =-24 6h 3h =16 =-9 =-33 6b 4v 5v =-43 =-14 =-4 z 8s =18 =-7 33 =-40 =7
j 5 8t 1f =-12 =31 1n =13 =-17 18 75 =4 =27 =-19 3l 61 =11 =48 41 =-22 1n =35 =-12
78 =-32 t 7c 85 =6 =-3 5 =-26 =6 60 1u =-27 =4 3l =20 =-12
8n 1o 7x t =3 =-11 =32 6w =6 3r =-26 =-6 =-32
1c 8n 1o 1u =1 =23 3r =-22 =6 =-30 =-26
g 78 =-31 5e 50 =0 =-16 5c =15 =-5 =-34
3p 3k 1d 2t =0 =-30 5h =26 =-11 3s 5p =-27 =24 =20 16 =39 =5
2n 5c 2v 1a =0 =15 2j =-21 =13 2y 8l =-28 =-7 =14 3c 33 8d =17 =-1 =35 a =-16 2w =0 =24
2n 12 3t 85 =9 =-6 8j =27 =-8 6b 48 =-5 =-36 3l =-20 =2 7a 3l j =6 =43 73 =20 =2 =-10
6a o 5e 61 =1 =-22 3t =3 =23 =44 43 4q 8e =-16 =-38 3h =13 =-28 8l =-20 3h =30 =-14
4i 5q 3 2m =0 =-19 =-32 =30 =33
2a g k 95 =6 =-5 =-29 =-32 =-29
g 73 6x 71 =3 =-13 94 =-2 =19 1f 3c =10 =-3 =-36 =-35
3 7 3k 23 =0 =-24 2c =-23 =12 63 8f =10 =-7 =27 =-34
2i 3p 4r 63 =-2 =22 87 =6 =-24 =26 =34
3c 91 82 7n =-6 =-27 =22 8o 3j =6 =-44 6h =1 =28 8o 1x 8b =-8 =15 =17 7b 79 =-11 =15 13 =-35 =-2
3e 7 7v 3k =-1 =-18 8k =31 =8 1u 92 =-7 =12 =39 =-34
5n 7 5e 50 =-3 =-23 1q =-13 =9 8g 96 =18 =-11 1n =-30 =11 79 =19 4e =-15 =-68
84 3e 8l 8t =-6 =7 90 =20 =2 =-29 =34
1s 5j 91 82 =-14 =20 95 =7 =-10 3t =-33 =19 =28
55 59 78 =-30 h =1 =-28 =-27 =31
5s 96 3t 7y =-1 =11 6i =31 =-7 8d 7y =8 =-16 3t =-31 =-7 8s 17 =25 6q =-18 =18 5p 3q =-10 =-59 =9
1s 2j 2y 2n =-1 =21 =32 3t 88 =-27 =0 7 =-11 =33 2j =6 =37
7f 59 84 7i =4 =-12 =31 =-29 43 =-32 =8
7d l 8u 2u =5 =21 8i =-29 =-2 =-29 83 2h 5y =-17 =16 17 =16 =-11 =19
79 48 r 43 =10 =-9 87 =34 =9 7s 1b =-12 =12 3v =30 =-5 1b 3b 8w =-7 =-26 6z =-22 =2 54 =-40 =-5
5j 91 27 7h =8 =-18 4l =-11 =-34 52 79 =14 =-1 8p =41 =-1 2b 8p =-29 79 =6 =-17 4q =8 =-4
m 8m 2n 8q =4 =-15 t =28 =-4 28 =-35 6t =-13 =17 =-28
3b 5y 8k 2h =-6 =28 6k =-26 =0 =23 2g 2s 6l =2 =23 88 =-24 =12 z =33 =-5
7v 2a 7h 0 =0 =25 1r =-7 =-35 =-34 v w =32 =8 =5
2a 28 0 41 =-16 =1 =25 b 94 =10 =-7 1r =5 =42 =-34
4r 3g 7o 7v =3 =23 1l =5 =-27 =-29 43 85 17 =20 =-20 94 =-49 =-13 85 =-3 =13
1o 3g 8j 2o =2 =24 3o =-25 =8 =-28 7y =-29 =2
59 7i 3b 8j =-5 =23 6w =-8 =11 6r 43 =-31 =7 =6 =-29
u 2n 8q 5n =3 =-17 6q =-8 =-35 3m 3l =-18 =10 =44 79 =-7 =-26
u 8m 3b 4o =-6 =15 1n =14 =-3 8y 8t =-23 =3 2j =20 =-3 =-26
7d 34 3o 8k =10 =-5 d =30 =-5 42 =-28 =-3 1q 8z 74 =-37 =2 5e =14 =-23 5s 5k =9 =-14 8s =-2 =-47
4b 78 =-30 h 4r =7 =-7 =-27 13 80 =5 4 =-36 =-4 =10
j 5j 7z 68 =2 =-27 33 =-30 =2 3t a =-1 =-32 =13 60 41 =-29 =30 3l =44 =9
1s 5s 3e 1x =5 =-10 =-29 1l 41 =-10 =-50 4f =13 =-22 =35
5r 3f 5j 2a =0 =-28 43 =-28 =6 =27 6g =5 =33
4w 5r 1c 2n =-2 =13 =-25 =22 =27
j 1s 7z 7f =2 =-22 6b =-29 =-5 =29 49 =36 7b 73 =1 =35 8s =-26 =1`;
